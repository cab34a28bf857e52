import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { helpTopics } from '@/components/help/topics'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/ground/common'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { Link } from '@/lib/ground/site/navigation'

/** What becomes of a message, and the answers that need none: shown beside the form whatever the settings of the shop are. */
export function ContactAnswers({ language }: { language: Language }) {
  const t = useTranslations('contact')
  const topics = useTranslations('popups.help')
  const next = useId()
  const answers = useId()
  return (
    <>
      <section aria-labelledby={next} className="rounded-md bg-wash p-5">
        <h2 id={next} className="text-base! leading-6! tracking-normal [font-stretch:100%]">
          {t('next.title')}
        </h2>
        <ol className="mt-3 space-y-3 text-sm">
          {(['confirmed', 'read', 'answered'] as const).map((step, index) => (
            <li key={step} className="flex gap-3">
              <span aria-hidden className="w-4 shrink-0 font-[650] text-(--action) tabular-nums">
                {index + 1}
              </span>
              {t(`next.${step}`)}
            </li>
          ))}
        </ol>
      </section>
      <nav aria-labelledby={answers} className="rounded-md border border-line px-5 pt-5 pb-2">
        <h2 id={answers} className="text-base! leading-6! tracking-normal [font-stretch:100%]">
          {t('answers')}
        </h2>
        <ul className="mt-2">
          {helpTopics.map(([name, icon]) => (
            <li key={name} className="border-t border-line first:border-t-0">
              <Link href={helpPaths[name][language]} className="group flex gap-3 py-3">
                <Icon name={icon} className="mt-0.5 text-(--action)" />
                <span className="min-w-0 grow text-sm">
                  <span className="block font-semibold group-hover:underline">
                    {topics(`topics.${name}.title`)}
                  </span>
                  <span className="block text-ink-2">{topics(`topics.${name}.text`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="border-t border-line py-3 text-sm">
          <Link href={helpPaths.help[language]} className="link">
            {topics('all')}
          </Link>
        </p>
      </nav>
    </>
  )
}
