/**
 * A loader that takes the keys out of Lucide's icons: React needs keys where lists change, and an icon's never does. They are
 * random letters, which no packing makes smaller.
 */
module.exports = source => source.replaceAll(/,\s*key: ["'][a-z0-9]+["']/g, '')
