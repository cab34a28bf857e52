/**
 * A loader that leaves of Lucide's icons what is drawn. Keys are random letters, which no packing makes smaller, and React
 * needs them where lists change, which an icon's never do. Names and aliases only become classes, by which nothing here is
 * styled, and which every page would carry in its HTML once an icon; 24 is the size that is taken where none is given.
 */
module.exports = source =>
  source
    .replaceAll(/,\s*key: ["'][a-z0-9]+["']/g, '')
    .replace(/^ {2}name: "[a-z0-9-]+",\n/m, '')
    .replace(/^ {2}size: 24,\n/m, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
