import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a file imports: another file, whether for its types alone, and whether it is loaded only when asked for. */
interface Import {
  to: string
  typesAlone: boolean
  isLate: boolean
}
export type Imports = ReadonlyMap<string, readonly Import[]>

const isSource = (file: string) => /\.(ts|tsx|mjs)$/.test(file)
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/** Every import and re-export at the beginning of a line: its mark as a type's, its names, the module. */
const statement = /^(?:import|export)\s+(type\s+)?(?:([\w*{][^'"]*?)\s+from\s+)?['"]([^'"]+)['"]/gm

/** Every import that is made when it is asked for: `import('…')`, of code or of a type. */
const lateImport = /\bimport\(\s*['"]([^'"]+)['"]/g

function namesTypesAlone(names: string | undefined): boolean {
  const [, list = ''] = /^\{([^}]*)\}$/.exec(names?.trim() ?? '') ?? []
  const parts = list.split(',').flatMap(part => part.trim() || [])
  return parts.length > 0 && parts.every(part => part.startsWith('type '))
}

/** The file that a module's name means, from the project's root; none for a package. */
function fileOf(from: string, name: string): string | undefined {
  if (name === '@payload-config') return 'payload.config.ts'
  if (!name.startsWith('@/') && !name.startsWith('.')) return undefined
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name)
  return endings.map(ending => base + ending).find(file => isSource(file) && existsSync(file))
}

/** The imports of a file's text. */
function importsIn(file: string, text: string): Import[] {
  const found = [...text.matchAll(statement)].map(([, type, names, name = '']) => {
    return { name, typesAlone: type !== undefined || namesTypesAlone(names), isLate: false }
  })
  const late = [...text.matchAll(lateImport)].map(([, name = '']) => ({
    name,
    typesAlone: false,
    isLate: true,
  }))
  return [...found, ...late].flatMap(({ name, ...kind }) => {
    const to = fileOf(file, name)
    return to ? [{ to, ...kind }] : []
  })
}

/** The imports of all files in these folders of the project, and of these single files. */
export function readImports(folders: readonly string[], single: readonly string[] = []): Imports {
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => path.join(folder, name)),
  )
  return new Map(
    [...files.filter(isSource), ...single].map(file => [file, importsIn(file, readFileSync(file, 'utf8'))]),
  )
}

const keeping = (imports: Imports, isKept: (one: Import) => boolean): Imports =>
  new Map([...imports].map(([file, list]) => [file, list.filter(isKept)]))

/** What is loaded together: without what is imported for its types alone, and what is loaded only when asked for. */
export const byValue = (imports: Imports): Imports =>
  keeping(imports, ({ isLate, typesAlone }) => !isLate && !typesAlone)

/** Groups of files where each leads to all others (Tarjan's strongly connected components). */
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
