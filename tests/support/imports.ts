import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a file imports: another file, and whether for its types alone. Code that is loaded when asked for is not in it. */
interface Import {
  to: string
  typesAlone: boolean
}
export type Imports = ReadonlyMap<string, readonly Import[]>

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file)
const endings = ['', '.ts', '.tsx', '.mjs']

/** Every import and re-export at the beginning of a line: its mark as a type's, its names, the module. */
const statement = /^(?:import|export)\s+(type\s+)?(?:([\w*{][^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm

function namesTypesAlone(names: string | undefined): boolean {
  const [, list = ''] = /^\{([^}]*)\}$/.exec(names?.trim() ?? '') ?? []
  const parts = list.split(',').flatMap(part => part.trim() || [])
  return parts.length > 0 && parts.every(part => part.startsWith('type '))
}

/** The file that a module's name means, from the project's root; none for a package. */
function fileOf(from: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name)
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined
  return endings.map(ending => base + ending).find(file => isSource(file) && existsSync(file))
}

/** The imports of a file's text. */
const importsIn = (file: string, text: string): Import[] =>
  [...text.matchAll(statement)].flatMap(([, type, names, name = '']) => {
    const to = fileOf(file, name)
    return to ? [{ to, typesAlone: type !== undefined || namesTypesAlone(names) }] : []
  })

/** The imports of all files in these folders of the project. */
export function readImports(folders: readonly string[]): Imports {
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => path.join(folder, name)),
  )
  return new Map(files.filter(isSource).map(file => [file, importsIn(file, readFileSync(file, 'utf8'))]))
}

/** The same without what is imported for its types alone. */
export const byValue = (imports: Imports): Imports =>
  new Map([...imports].map(([file, list]) => [file, list.filter(({ typesAlone }) => !typesAlone)]))

/** Groups of files of which each leads to all others (Tarjan's strongly connected components). */
export function circlesOf(imports: Imports): string[][] {
  const order = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (file: string): number => {
    const own = order.size
    order.set(file, own)
    open.push(file)
    let low = own
    for (const { to } of imports.get(file) ?? []) {
      if (!imports.has(to)) continue
      if (!order.has(to)) low = Math.min(low, visit(to))
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low)
    }
    if (low === own) {
      const group = open.splice(open.indexOf(file))
      const isAlone = group.length === 1 && !imports.get(file)?.some(({ to }) => to === file)
      if (!isAlone) circles.push(group.sort())
    }
    return low
  }
  for (const file of imports.keys()) if (!order.has(file)) visit(file)
  return circles
}
