import { MarkedText } from '@/components/content/marked-text'
import type { HelpTopic } from '@/components/help/help-search'
import { LazyHelpSearch } from '@/components/help/lazy'
import { foldText } from '@/lib/catalogue/search/forgiving'
import { ClientMessages } from '../../../client-messages'
import { content } from '../../../content'
import { withFacts } from '../../../facts'
import type { BlockView } from './block-view'

const paging = { page: 1, pageSize: 100 }

/** A question as an address within the page. */
const idOf = (question: string) => foldText(question).replaceAll(' ', '-')

/** All answers of the help's pages, by page, to be searched. */
export const HelpTopics: BlockView<'helpTopics'> = async ({ ctx }) => {
  const { data: pages } = await content().pages({ page_type: 'help' }, ctx.locale, paging)
  const topics = pages.map(async ({ title, url, custom }): Promise<HelpTopic> => {
    const questions = custom.blocks.flatMap(block =>
      block.blockType === 'faq' ? (block.questions ?? []) : [],
    )
    const answers = questions.map(async ({ question, answer }) => ({
      id: idOf(question),
      question,
      answer: <MarkedText text={await withFacts(answer, ctx)} />,
    }))
    return { title, url, answers: await Promise.all(answers) }
  })
  const answered = (await Promise.all(topics)).filter(({ answers }) => answers.length > 0)
  return (
    <ClientMessages names={['help.search', 'help.vote']}>
      <LazyHelpSearch topics={answered} />
    </ClientMessages>
  )
}
