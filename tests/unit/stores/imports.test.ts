import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The modules that a module loads at run time: its imports without type imports. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\b(?:import|export)\s+type\s[^;]*?from\s+'[^']+'/g, '')
  const found = source.matchAll(/^\s*(?:import|export)\s+(?:([^']*?)\sfrom\s+)?'([^']+)'/gm)
  return [...found].flatMap(([, names = '', path = '']) => {
    const braces = /^\{([^}]*)\}$/.exec(names.trim())?.[1]
    const isTypesOnly = braces?.split(',').every(name => !name.trim() || name.trim().startsWith('type '))
    return isTypesOnly ? [] : [path]
  })
}

function resolveImport(path: string, from: string): string | null {
  const base = path.startsWith('@/') ? resolve(root, path.slice(2)) : resolve(dirname(from), path)
  if (!path.startsWith('@/') && !path.startsWith('.')) return null
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(existsSync) ?? null
}

/** Every package that a module loads, with the module that imports it, the project's own modules included. */
function loadedBy(entry: string): { packages: Map<string, string>; files: string[] } {
  const packages = new Map<string, string>()
  const seen = new Set<string>()
  const queue = [resolve(root, entry)]
  for (let file = queue.pop(); file; file = queue.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const path of importsOf(file)) {
      const local = resolveImport(path, file)
      if (local) queue.push(local)
      else packages.set(path, relative(root, file))
    }
  }
  return { packages, files: [...seen].map(file => relative(root, file)) }
}

const packagesOf = (entry: string) => loadedBy(entry).packages

describe('what every page loads', () => {
  it.each(['stores/cart.ts', 'stores/ui.ts', 'stores/editor-item.ts', 'stores/client.ts'])(
    '%s brings no schema library with it',
    entry => {
      const packages = [...packagesOf(entry).keys()].filter(
        name => !/^(zustand|immer|react)(\/|$)/.test(name),
      )
      expect(packages).toEqual([])
    },
  )

  it('the badge of the cart brings no package', () => {
    expect([...packagesOf('stores/cart-count.ts').keys()]).toEqual([])
  })

  it.each([
    'lib/people/address/check-address.ts',
    'lib/people/client/check-client.ts',
    'lib/people/client/account.ts',
    'lib/ground/validators/message.ts',
    'lib/orders/order/states.ts',
    'lib/product/kinds/withdrawal.ts',
  ])('the rules of %s stand without a schema library', entry => {
    expect([...packagesOf(entry)]).toEqual([])
  })
})

describe('what a phone reads before a filled cart is drawn', () => {
  it.each(['components/cart/cart-view.tsx', 'components/cart/filled-cart.tsx'])(
    '%s leaves the schemas of the answers and the model of designs to a separate task',
    entry => {
      const { packages, files } = loadedBy(entry)
      expect(files).toContain('lib/product/kinds/registry.ts')
      expect([...packages.keys()]).not.toContain('zod')
      expect(files).not.toContain('lib/design/scene/model.ts')
    },
  )
})
