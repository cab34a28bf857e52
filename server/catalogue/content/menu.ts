import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import { readSynonyms } from '@/lib/catalogue/search/words'
import type { Language } from '@/lib/ground/common'
import type { Category, Footer, MenuEntry } from '@/lib/ground/contract/menu'
import { type ProductQuery, productQuerySchema } from '@/lib/ground/contract/product-query'
import { readAll, readGlobal } from './documents'
import { textOf } from './localised'
import { remember } from './remember'

/** A category with its place in the tree. */
export interface CategoryNode {
  doc: Doc<'categories'>
  id: number
  name: string
  query: ProductQuery | null
  parent: CategoryNode | null
  children: CategoryNode[]
  depth: number
}

const isId = (value: unknown): value is number => typeof value === 'number'

/** The categories as trees, by the roots that the main menu names: reading does not change it (PAGE-19). */
export const categoryTree = (): Promise<CategoryNode[]> =>
  remember('category-tree', async () => {
    const [docs, menu] = await Promise.all([readAll('categories'), readGlobal('main-menu')])
    const childrenOf = (parent: number) => docs.filter(doc => doc.parent === parent)
    const node = (doc: Doc<'categories'>, parent: CategoryNode | null): CategoryNode => {
      const id = Number(doc.id)
      const query = productQuerySchema.safeParse(doc.query)
      const depth = parent ? parent.depth + 1 : 0
      const made: CategoryNode = {
        doc,
        id,
        name: String(doc.slug),
        query: query.success ? query.data : null,
        parent,
        children: [],
        depth,
      }
      // Deeper than any menu: a category below itself must not cause an endless loop.
      if (depth < 8) made.children = childrenOf(id).map(child => node(child, made))
      return made
    }
    const roots = z.array(z.unknown()).catch([]).parse(menu.roots).filter(isId)
    return roots.flatMap(id => docs.filter(doc => doc.id === id)).map(doc => node(doc, null))
  })

/** The nodes of a tree, parents before children. */
export const flatten = (nodes: CategoryNode[]): CategoryNode[] =>
  nodes.flatMap(node => [node, ...flatten(node.children)])

const text = (value: unknown) => (typeof value === 'string' && value ? value : null)

const entryOf = ({ doc, name }: CategoryNode, language: Language) => ({
  name,
  title: textOf(doc, 'title', language),
  description: textOf(doc, 'description', language),
  path: textOf(doc, 'path', language) || null,
  realLink: doc.realLink === true,
  bgColor: text(doc.bgColor),
  columns: isId(doc.columns) ? doc.columns : null,
  icon: text(doc.icon),
  logo: text(doc.logo),
  image: text(doc.image),
  action: text(doc.action),
  viewmore: doc.viewmore === true,
  linebreak: doc.linebreak === true,
  class: text(doc.class),
  skin: text(doc.skin),
})

export const menuEntry = (node: CategoryNode, language: Language): MenuEntry => ({
  ...entryOf(node, language),
  subcategories: node.children.map(child => menuEntry(child, language)),
})

/** Entries by name or number at any level, in the order asked for. */
export async function readCategories(ids: readonly string[], language: Language): Promise<Category[]> {
  const nodes = flatten(await categoryTree())
  const known = new Map(nodes.flatMap(node => [[node.name, node] as const, [`${node.id}`, node] as const]))
  return ids.flatMap(id => {
    const node = known.get(id)
    if (!node) return []
    return [{ id: node.id, ...entryOf(node, language), subcategories: node.children.map(({ name }) => name) }]
  })
}

/** The words that the back-office keeps for the search. */
export async function readSearchWords(language: Language) {
  const words = await remember('search-words', () => readGlobal('search-words'))
  return { synonyms: readSynonyms(textOf(words, 'synonyms', language)) }
}

const docs = z.array(z.record(z.string(), z.unknown())).catch([])

/** The columns and links at the foot of every page. */
export async function readFooter(language: Language): Promise<Footer> {
  const footer = await remember('footer', () => readGlobal('footer'))
  return {
    text: textOf(footer, 'text', language),
    columns: docs.parse(footer.columns).map(column => ({
      title: textOf(column, 'title', language),
      links: docs.parse(column.links).map(link => ({
        label: textOf(link, 'label', language),
        url: textOf(link, 'url', language),
      })),
    })),
  }
}
