import 'server-only'
import { z } from 'zod'
import type { Doc } from '@/cms/mapping/documents'
import { type Block, blockSchema } from '@/lib/catalogue/blocks/registry'
import type { Component } from '@/lib/doors/contract/component'
import type { Language } from '@/lib/ground/common'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { readAll } from './documents'
import { textOf } from './localised'
import { remember } from './remember'

const perLanguage = z.record(z.string(), z.unknown())

/**
 * Blocks in a language, French where there are none. One that is not of the union is left out and named in the log, so
 * that the page around it lives.
 * @param of the page or component that has them
 */
export function blocksOf(blocks: unknown, language: Language, of: string): Block[] {
  const byLanguage = perLanguage.catch({}).parse(blocks)
  const own = byLanguage[language]
  const list = Array.isArray(own) && own.length ? own : byLanguage.fr
  return (Array.isArray(list) ? list : []).flatMap((block, place) => {
    const parsed = blockSchema.safeParse(
      typeof block === 'object' && block !== null ? { id: `${place}`, ...block } : block,
    )
    if (parsed.success) return [parsed.data]
    console.error(`${of}: block ${place + 1} (${language}) is left out`, parsed.error.issues[0]?.message)
    return []
  })
}

const componentDocs = (): Promise<readonly Doc<'components'>[]> =>
  remember('components', () => readAll('components'))

/** Blocks that several pages share, by the name that a clerk gave them. */
export async function readComponent(name: string, locale: SiteLocale): Promise<Component | null> {
  const doc = (await componentDocs()).find(candidate => candidate.name === name)
  if (!doc) return null
  const language = languageOf(locale)
  const blocks = blocksOf(doc.blocks, language, `component ${name}`)
  // A component within a component could hold itself.
  return { name, title: textOf(doc, 'title', language), blocks: blocks.filter(isNoComponent) }
}

const isNoComponent = ({ blockType }: Block): boolean => blockType !== 'component'
