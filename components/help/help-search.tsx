'use client'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf } from '@/lib/ground/site/locales'
import { Link } from '@/lib/ground/site/navigation'
import { AnswerVote } from './answer-vote'
import { rankAnswers, type SearchedAnswer } from './rank-answers'

export interface HelpAnswer {
  id: string
  question: string
  /** Made on the server. */
  answer: ReactNode
}

export interface HelpTopic {
  title: string
  url: string
  answers: readonly HelpAnswer[]
}

/** Answers beside the open one. */
const shownAnswers = 6

const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/** The answers with their texts, read from the page, so that they are not sent twice. */
const searched = (topics: readonly HelpTopic[]): SearchedAnswer[] =>
  topics.flatMap(({ title, answers }) =>
    answers.map(({ id, question }) => ({ id, question, text: `${title} ${textOf(id)}` })),
  )

function Topics({ topics, onOpen }: { topics: readonly HelpTopic[]; onOpen: (id: string) => void }) {
  const t = useTranslations('help.search')
  return (
    <section className="wrap py-8 lg:py-10">
      <h2 className="mb-5">{t('topics')}</h2>
      <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {topics.map(({ title, url, answers }) => (
          <section key={url} className="border-t border-line pt-4">
            <h3 className="mb-1.5 text-base!">{title}</h3>
            <ul className="text-sm">
              {answers.map(({ id, question }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-block py-1 hover:underline pointer-coarse:py-2.5"
                    onClick={() => onOpen(id)}
                  >
                    {question}
                  </a>
                </li>
              ))}
            </ul>
            <Link href={url} className="link mt-1.5 inline-block py-1 text-sm">
              {t('more')}
            </Link>
          </section>
        ))}
      </div>
    </section>
  )
}

/**
 * The help: words are looked for while they are typed, the best answer stands open beside the others. Without scripts the
 * page is all subjects with their questions, each leading to its answer below.
 */
export function HelpSearch({ topics }: { topics: readonly HelpTopic[] }) {
  const t = useTranslations('help.search')
  const locale = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const [alive, setAlive] = useState(false)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<readonly string[] | null>(null)
  const [open, setOpen] = useState<string | null>(null)
  const all = topics.flatMap(({ title, answers }) => answers.map(answer => ({ ...answer, topic: title })))

  useEffect(() => {
    setAlive(true)
    const follow = () => {
      const id = decodeURIComponent(location.hash.slice(1))
      if (document.querySelector(`[data-answer="${CSS.escape(id)}"]`)) setOpen(id)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  const look = (text: string) => {
    setQuery(text)
    const ids = text.trim() ? rankAnswers(searched(topics), text).slice(0, shownAnswers) : null
    setFound(ids)
    setOpen(ids?.[0] ?? null)
  }
  const current = all.find(({ id }) => id === open)
  const listed = found
    ? found.flatMap(id => all.find(answer => answer.id === id) ?? [])
    : all.filter(({ topic }) => topic === current?.topic)

  return (
    <>
      <search className="cutting-mat mt-6 block py-8 lg:py-10">
        <div className="wrap">
          <label htmlFor="help-query" className="block text-[1.625rem] leading-8 font-[620] text-white">
            {t('label')}
          </label>
          <div className="relative mt-4 max-w-180">
            <Icon name="search" className="absolute top-1/2 left-4 -translate-y-1/2 text-ink-2" />
            <input
              ref={field}
              id="help-query"
              type="search"
              autoComplete="off"
              value={query}
              placeholder={t('placeholder')}
              className="min-h-14 w-full rounded-md bg-paper px-12 text-lg text-ink placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
              onChange={({ target }) => look(target.value)}
            />
            {query && (
              <IconButton
                label={t('clear')}
                className="absolute top-1/2 right-2 -translate-y-1/2"
                onClick={() => {
                  look('')
                  field.current?.focus()
                }}
              >
                <Icon name="close" size={18} />
              </IconButton>
            )}
          </div>
        </div>
      </search>
      <div className="flex flex-col">
        <div className={current || found ? 'order-2' : undefined}>
          <Topics topics={topics} onOpen={setOpen} />
        </div>
        <div
          className={classNames(
            'wrap grid w-full gap-8 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-12',
            (current || found || !alive) && 'py-8',
          )}
        >
          <div className={current || found ? undefined : 'hidden'}>
            <p role="status" className="mb-2 text-xs text-ink-2">
              {found && t('results', { count: found.length })}
            </p>
            <ul className={listed.length ? 'border-b border-line' : undefined}>
              {listed.map(({ id, question, topic }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={id === open || undefined}
                    className="block border-t border-line py-2.5 pr-3 pl-3.5 hover:bg-wash aria-[current]:border-l-3 aria-[current]:border-l-mat aria-[current]:bg-mat-soft"
                    onClick={() => setOpen(id)}
                  >
                    <span className="block text-sm font-semibold">{question}</span>
                    <span className="block text-xs text-ink-2">{topic}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <div className="min-w-0">
            {found?.length === 0 && (
              <p>
                {t('none')}{' '}
                <Link href={helpPaths.contact[languageOf(locale)]} className="link">
                  {t('write')}
                </Link>
              </p>
            )}
            {all.map(({ id, question, answer, topic }) => (
              <article
                key={id}
                id={id}
                data-answer={id}
                hidden={alive && id !== open}
                className="max-w-[72ch] scroll-mt-20 [&:not([hidden])~&:not([hidden])]:mt-8"
              >
                <p className="text-xs text-ink-2">{topic}</p>
                <h2 className="mb-3">{question}</h2>
                {answer}
                <AnswerVote question={question} locale={locale} />
              </article>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}
