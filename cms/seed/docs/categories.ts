import { z } from 'zod'
import { localisedSchema } from '@/lib/ground/common'
import { productQuerySchema } from '@/lib/ground/contract/product-query'
import { ref, type SeedDoc } from '../doc'
import { readSeedFile } from '../files'

const nullableText = z.string().nullish()

const menuCall = z.object({
  title: localisedSchema,
  text: localisedSchema,
  label: localisedSchema,
  url: z.string(),
})

export interface MenuNode {
  name: string
  title: { fr: string; de: string; en: string }
  description?: { fr: string; de: string; en: string } | null | undefined
  /** For its page: a heading where the entry's own is too short to stand alone, and two sentences below it. */
  pageTitle?: { fr: string; de: string; en: string } | undefined
  intro?: { fr: string; de: string; en: string } | undefined
  /** Categories that its shoppers look for too. */
  near?: string[] | undefined
  /** What to do next, at the foot of its page. */
  call?: z.infer<typeof menuCall> | undefined
  path?: { fr: string; de: string; en: string } | null | undefined
  realLink: boolean
  query?: z.infer<typeof productQuerySchema> | null | undefined
  columns?: number | null | undefined
  subcategories?: MenuNode[] | null | undefined
}

const menuNode: z.ZodType<MenuNode> = z.looseObject({
  name: z.string(),
  title: localisedSchema,
  description: localisedSchema.nullish(),
  pageTitle: localisedSchema.optional(),
  intro: localisedSchema.optional(),
  near: z.array(z.string()).optional(),
  call: menuCall.optional(),
  path: localisedSchema.nullish(),
  realLink: z.boolean(),
  query: productQuerySchema.nullish(),
  columns: z.number().nullish(),
  bgColor: nullableText,
  get subcategories() {
    return z.array(menuNode).nullish()
  },
})

export function readMenu(): MenuNode[] {
  return z.object({ menu: z.array(menuNode) }).parse(readSeedFile('categories')).menu
}

/** The entries level by level, parents first: each level may be written in any order. */
export function categoryLevels(): SeedDoc[][] {
  const levels: SeedDoc[][] = []
  const walk = (nodes: MenuNode[], parent: string | null, depth: number) => {
    levels[depth] ??= []
    const level = levels[depth]
    nodes.forEach((node, sort) => {
      const { name, subcategories, pageTitle, intro, near, call, ...rest } = node
      const data = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))
      const parentRef = parent ? { parent: ref('categories', parent) } : {}
      level.push({ collection: 'categories', key: name, data: { slug: name, ...data, ...parentRef, sort } })
      walk(subcategories ?? [], name, depth + 1)
    })
  }
  walk(readMenu(), null, 0)
  return levels.filter(level => level.length)
}

/** Every entry of the menu, with the name of its root. */
export function menuEntries(): (MenuNode & { root: string; depth: number })[] {
  const flat = (
    node: MenuNode,
    root: string,
    depth: number,
  ): (MenuNode & { root: string; depth: number })[] => [
    { ...node, root, depth },
    ...(node.subcategories ?? []).flatMap(child => flat(child, root, depth + 1)),
  ]
  return readMenu().flatMap(node => flat(node, node.name, 0))
}

const topicSchema = z.object({
  topic: z.string(),
  title: localisedSchema,
  formulas: z.array(
    z.object({
      slug: z.string(),
      lines: z.object({ fr: z.array(z.string()), de: z.array(z.string()), en: z.array(z.string()) }),
      suggestedModel: z.string(),
    }),
  ),
})

/** Ready-made wordings; their lines are one text, a line each. */
export function formulaDocs(): SeedDoc[] {
  const { empreintes } = z.object({ empreintes: z.array(topicSchema) }).parse(readSeedFile('categories'))
  return empreintes
    .flatMap(({ topic, title, formulas }) => formulas.map(formula => ({ topic, title, ...formula })))
    .map(({ topic, title, slug, lines, suggestedModel }, sort) => ({
      collection: 'formulas',
      key: `${topic}-${slug}`,
      data: {
        slug: `${topic}-${slug}`,
        topic,
        topicTitle: title,
        lines: { fr: lines.fr.join('\n'), de: lines.de.join('\n'), en: lines.en.join('\n') },
        suggestedModel,
        sort,
      },
    }))
}
