import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
// Next brings this parser for its own output, which is parsed here.
import acorn from 'next/dist/compiled/acorn/acorn.js'

/** Modules shorter than this cost next to nothing when they are called first; in characters. */
const leastSize = 4_000

/** Whether a node of the syntax tree asks for `this` or `arguments` of the function around it. */
function asksForItsCaller(node) {
  if (node === null || typeof node !== 'object') return false
  if (Array.isArray(node)) return node.some(asksForItsCaller)
  const { type } = node
  if (type === 'ThisExpression' || (type === 'Identifier' && node.name === 'arguments')) return true
  // These have a `this` of their own.
  if (type === 'FunctionExpression' || type === 'FunctionDeclaration') return false
  return Object.values(node).some(asksForItsCaller)
}

/** The statements of a file; none where the parser does not know its syntax yet. */
function statementsOf(source) {
  try {
    return acorn.parse(source, { ecmaVersion: 'latest' }).body
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

/**
 * The functions of a Turbopack chunk, one a module; none for any other file or a chunk in another form: pages are a
 * little slower then, but no build fails.
 */
function factoriesOf(source) {
  if (!source.startsWith('(globalThis.TURBOPACK')) return []
  const [statement] = statementsOf(source)
  const list = statement?.expression?.arguments?.[0]?.elements ?? []
  return list.filter(
    one =>
      one?.type === 'ArrowFunctionExpression' &&
      !one.async &&
      one.body.type === 'BlockStatement' &&
      one.end - one.start >= leastSize &&
      !asksForItsCaller([one.params, one.body]),
  )
}

/**
 * A chunk whose large modules are written as functions in parentheses. An engine takes such a function for one that is
 * called at once, and compiles it while the file arrives, on a thread of its own; any other it compiles a second time
 * when it is called, on the page's thread. For React alone that is some 12 ms on a desktop computer, 50 on a phone.
 */
export function eager(source) {
  let text = source
  for (const { start, end, params, body } of factoriesOf(source).reverse()) {
    const names = params.map(one => source.slice(one.start, one.end)).join()
    text = `${text.slice(0, start)}(function(${names})${source.slice(body.start, end)})${text.slice(end)}`
  }
  return text
}

/** Rewrites the browser's chunks of a build in place; a build that keeps them elsewhere stays as it is. */
export async function makeEager(distDir) {
  const folder = path.join(distDir, 'static', 'chunks')
  if (!existsSync(folder)) return
  const names = await readdir(folder, { recursive: true })
  for (const name of names.filter(one => one.endsWith('.js'))) {
    const file = path.join(folder, name)
    const source = await readFile(file, 'utf8')
    const text = eager(source)
    if (text !== source) await writeFile(file, text)
  }
}
