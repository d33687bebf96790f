"""Programs around the catalogues of translations."""
