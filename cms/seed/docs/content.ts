import { z } from 'zod'
import { localisedSchema } from '@/lib/ground/common'
import type { SeedDoc } from '../doc'
import { readSeedFile } from '../files'

const contentFile = z.object({
  crossSells: z.array(z.object({ name: z.string(), title: localisedSchema, slugs: z.array(z.string()) })),
})

export const crossSellDocs = (): SeedDoc[] =>
  contentFile.parse(readSeedFile('content')).crossSells.map(data => ({
    collection: 'cross-sells',
    key: data.name,
    data,
  }))
