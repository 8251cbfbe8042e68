// Imported first by what draws the site: React and its JSX runtime choose their build when they are loaded, and must choose the same.
process.env.NODE_ENV = 'production';
