import { z } from 'zod'
import { languages, localisedSchema } from '@/lib/catalogue/common'
import type { SeedDoc } from '../doc'
import { readSeedFile } from '../files'

const contentFile = z.object({
  crossSells: z.array(z.object({ name: z.string(), title: localisedSchema, slugs: z.array(z.string()) })),
  reviews: z.array(
    z.object({
      author: z.string(),
      stars: z.number().int().min(1).max(5),
      language: z.enum(languages),
      title: z.string(),
      text: z.string(),
      publishedAt: z.string(),
    }),
  ),
})

export const crossSellDocs = (): SeedDoc[] =>
  contentFile.parse(readSeedFile('content')).crossSells.map(data => ({
    collection: 'cross-sells',
    key: data.name,
    data,
  }))

export const reviewDocs = (): SeedDoc[] =>
  contentFile.parse(readSeedFile('content')).reviews.map(data => ({
    collection: 'reviews',
    key: `${data.language}-${data.author}-${data.publishedAt}`,
    data,
  }))
