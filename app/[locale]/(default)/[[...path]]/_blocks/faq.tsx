import { MarkedText } from '@/components/content/marked-text'
import { Icon } from '@/components/ui/icon'
import { Section } from '@/components/ui/section'
import type { BlockView } from './block-view'

/** Questions with their answers. */
export const Faq: BlockView<'faq'> = ({ block }) => {
  return (
    <Section title={block.title}>
      <div className="max-w-[80ch] border-t border-line">
        {block.questions?.map(({ question, answer }) => (
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
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
