/** Stands in for Node's `module` in a browser bundle: harfbuzzjs names it, and calls it in Node alone. */
export function createRequire(): never {
  throw new Error('createRequire is of Node')
}
