/**
 * A loader that keeps only the drawing of Lucide's icons. Keys are random letters, which do not compress, and React needs them only for
 * lists that change. Names and aliases only become classes, which style nothing here and would be in the HTML of every page for each icon;
 * 24 is the default size.
 */
module.exports = source =>
  source
    .replaceAll(/,\s*key: ["'][a-z0-9]+["']/g, '')
    .replace(/^ {2}name: "[a-z0-9-]+",\n/m, '')
    .replace(/^ {2}size: 24,\n/m, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
