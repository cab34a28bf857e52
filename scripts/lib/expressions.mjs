import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import scslre from 'scslre'

/** Code that ships: all input from outside is read by one of these. */
const folders = ['app', 'cms', 'components', 'editor', 'lib', 'server', 'stores']

/** The message for each kind of time that an expression takes. */
const kinds = {
  Trade: 'two of its repetitions can share out the same signs in many ways',
  Self: 'a repetition within a repetition can share out the same signs in many ways',
  Move: 'where it does not match it begins anew at every sign of the same row',
}

/**
 * The text of an argument of `RegExp` where it is constant: a literal, or a template whose placeholders count as a word.
 * @returns null where it is only known at run time
 */
function constantOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('x')
  return null
}

/**
 * The regular expressions of a source: literals, and `RegExp` of what is constant.
 * @returns {{ source: string, flags: string, line: number }[]}
 */
export function expressionsOf(file, text) {
  const found = []
  const note = (source, flags, at) =>
    found.push({ source, flags, line: text.slice(0, at).split('\n').length })
  const made = ({ callee, arguments: given, start }) => {
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp') return
    const source = constantOf(given[0])
    if (source !== null) note(source, constantOf(given[1]) ?? '', start)
  }
  const { program } = parseSync(file, text)
  new Visitor({
    Literal: node => node.regex && note(node.regex.pattern, node.regex.flags, node.start),
    NewExpression: made,
    CallExpression: made,
  }).visit(program)
  return found
}

/** Why an expression may take more time than in proportion to the text; null where it does not. */
export function whySlow({ source, flags }) {
  let reports
  try {
    reports = scslre.analyse({ source, flags }).reports
  } catch (error) {
    return `cannot be judged: ${error.message}`
  }
  return reports.length > 0 ? [...new Set(reports.map(({ type }) => kinds[type]))].join('; ') : null
}

/** The expressions of a source that take more than linear time, as lines `file:line: why`. */
const slowOf = (file, text) =>
  expressionsOf(file, text).flatMap(({ source, flags, line }) => {
    const why = whySlow({ source, flags })
    return why ? [`${file}:${line}: /${source}/${flags} ${why}`] : []
  })

/** The sources of everything that ships, by their paths. */
function* shippedSources(root) {
  for (const folder of folders)
    for (const name of readdirSync(path.join(root, folder), { recursive: true })) {
      if (!/\.tsx?$/.test(name)) continue
      const file = path.join(folder, name)
      yield [file, readFileSync(path.join(root, file), 'utf8')]
    }
}

const hashOf = text => createHash('sha256').update(text).digest('base64')

/**
 * Expressions of everything that ships that take more than linear time, as lines `file:line: why`.
 * @param {string} root
 * @param {string} memory a file that keeps the hashes of sources without one, so that they are judged once
 */
export async function slowExpressions(root, memory) {
  // What judges them may change too.
  const judges = hashOf(
    readFileSync(import.meta.filename) + readFileSync(path.join(root, 'package-lock.json')),
  )
  const kept = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : {}
  const known = new Set(kept.judges === judges ? kept.blameless : [])
  const blameless = []
  const slow = []
  for (const [file, text] of shippedSources(root)) {
    const hash = hashOf(text)
    const found = known.has(hash) ? [] : slowOf(file, text)
    slow.push(...found)
    if (found.length === 0) blameless.push(hash)
  }
  mkdirSync(path.dirname(memory), { recursive: true })
  writeFileSync(memory, JSON.stringify({ judges, blameless }))
  return slow
}
