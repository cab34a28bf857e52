import { MarkedText } from '@/components/content/marked-text'
import { LazyAnswerVote } from '@/components/help/lazy'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import { ClientMessages } from '../../../client-messages'
import { withFacts } from '../../../facts'
import type { BlockView } from './block-view'

/** Questions with their answers. */
export const Faq: BlockView<'faq'> = async ({ block, ctx }) => {
  const questions = await Promise.all(
    (block.questions ?? []).map(async ({ question, answer }) => ({
      question,
      answer: await withFacts(answer, ctx),
    })),
  )
  return (
    <ClientMessages names={['help.vote']}>
      <Section title={block.title}>
        <div className="max-w-[80ch] border-t border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group/faq border-b border-line">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
                {question}
                <Icon
                  name="down"
                  size={18}
                  className="transition-transform duration-240 ease-move group-open/faq:rotate-180"
                />
              </summary>
              <div className="pb-5 text-ink-2">
                <MarkedText text={answer} />
                <LazyAnswerVote question={question} locale={ctx.locale} />
              </div>
            </details>
          ))}
        </div>
      </Section>
    </ClientMessages>
  )
}
