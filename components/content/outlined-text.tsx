import { useTranslations } from 'next-intl'
import { headingsOf } from './headings'
import { MarkedText } from './marked-text'

/** From this many chapters on, a text has an outline. */
const mostWithout = 2

/** A long text with its chapters beside it, which stay in sight on a wide screen; a short one by itself. */
export function OutlinedText({ text }: { text: string }) {
  const t = useTranslations('layout')
  const headings = headingsOf(text)
  if (headings.length <= mostWithout) return <MarkedText text={text} />
  return (
    <div className="grid gap-10 lg:grid-cols-[236px_minmax(0,1fr)] lg:gap-16">
      <nav aria-label={t('onThisPage')} className="self-start text-sm max-lg:hidden lg:sticky lg:top-20">
        <p aria-hidden className="mb-2 text-ink-2">
          {t('onThisPage')}
        </p>
        <ul className="border-l border-line">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px block border-l border-transparent py-1.5 pl-4 hover:border-(--action) hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 [&>div>h2:first-child]:pt-0">
        <MarkedText text={text} anchors />
      </div>
    </div>
  )
}
