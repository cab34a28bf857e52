import { z } from 'zod'
import { linkSchema } from './link'

/** A menu entry (PAGE-10). `path` has no locale prefix; it is null where the entry only acts. */
const entryShape = {
  name: z.string(),
  title: z.string(),
  description: z.string(),
  path: z.string().nullable(),
  realLink: z.boolean(),
  bgColor: z.string().nullable(),
  columns: z.number().nullable(),
  icon: z.string().nullable(),
  logo: z.string().nullable(),
  image: z.string().nullable(),
  action: z.string().nullable(),
  viewmore: z.boolean(),
  linebreak: z.boolean(),
  class: z.string().nullable(),
  skin: z.string().nullable(),
}

export interface MenuEntry extends z.infer<z.ZodObject<typeof entryShape>> {
  subcategories: MenuEntry[]
}

export const menuEntrySchema: z.ZodType<MenuEntry> = z.object({
  ...entryShape,
  get subcategories() {
    return z.array(menuEntrySchema)
  },
})

export const mainMenuSchema = z.array(menuEntrySchema)

/** One entry by itself, with its number and the names of those below it. */
export const categorySchema = z.object({
  id: z.number().int(),
  ...entryShape,
  subcategories: z.array(z.string()),
})
export type Category = z.infer<typeof categorySchema>

export const footerSchema = z.object({
  text: z.string(),
  columns: z.array(z.object({ title: z.string(), links: z.array(linkSchema) })),
})
export type Footer = z.infer<typeof footerSchema>
