import { z } from 'zod'
import { type Block, blockSchema } from '@/lib/catalogue/blocks/registry'
import { pageLayouts, pageTypes } from '@/lib/catalogue/contract/page'
import { type Language, languages, localisedSchema } from '@/lib/ground/common'
import type { SeedDoc } from '../doc'
import { readSeedFile, readSeedText } from '../files'
import { pageDoc } from './pages'

/** A block as the seed has it: one with a `file` takes its words from `texts/{language}/{file}.md`. */
const writtenBlock = z.looseObject({ blockType: z.string(), file: z.string().optional() })
type WrittenBlock = z.infer<typeof writtenBlock>

/** The questions of a text: each heading is a question, the text below it the answer. */
const questionsIn = (text: string) =>
  text
    .split(/^## /m)
    .slice(1)
    .map(part => {
      const [question = '', ...answer] = part.split('\n')
      return { question: question.trim(), answer: answer.join('\n').trim() }
    })

function toBlock({ file, ...block }: WrittenBlock, language: Language): Block {
  if (file === undefined) return blockSchema.parse(block)
  const text = readSeedText(language, file)
  const words = block.blockType === 'faq' ? { questions: questionsIn(text) } : { text }
  return blockSchema.parse({ ...block, ...words })
}

const list = z.array(writtenBlock)

/** The blocks are the same in every language, their words apart, or each language's own. */
const writtenPage = z.object({
  name: z.string(),
  url: localisedSchema,
  pageType: z.enum(pageTypes),
  layout: z.enum(pageLayouts).optional(),
  title: localisedSchema,
  description: localisedSchema,
  noindex: z.boolean().optional(),
  blocks: z.union([list, z.object({ fr: list, de: list, en: list })]),
})

/** The pages written by hand: home, help, legal. */
export const contentPageDocs = (): SeedDoc[] =>
  z
    .object({ pages: z.array(writtenPage) })
    .parse(readSeedFile('content'))
    .pages.map(({ noindex, blocks, ...page }) => {
      const of = (language: Language) =>
        (Array.isArray(blocks) ? blocks : blocks[language]).map(block => toBlock(block, language))
      const perLanguage = Object.fromEntries(languages.map(language => [language, of(language)]))
      return pageDoc({ ...page, blocks: perLanguage, ...(noindex ? { noindex } : {}) })
    })
