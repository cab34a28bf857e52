'use client'
import { NextIntlClientProvider, useTranslations } from 'next-intl'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isPlainPress } from '@/components/layout/site-link'
import { Icon } from '@/components/ui/icon'
import { useLateTexts } from '@/components/use-late-texts'
import { helpPaths } from '@/lib/ground/site/help-paths'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { useGo } from '@/lib/ground/site/use-navigation'
import { SearchField } from './search-field'
import { findingsPath, SearchFindings, SearchNothing, SearchNotice } from './search-findings'
import { useSearch } from './use-search'

interface SearchPopupProps {
  locale: SiteLocale
  onClose: () => void
}

/** The search over the page: suggestions while one types, by pointer and by keys. */
export default function SearchPopup({ locale, onClose }: SearchPopupProps) {
  const texts = useLateTexts(locale, 'search')
  if (!texts) return null
  return (
    <NextIntlClientProvider locale={locale} messages={{ search: texts }}>
      <SearchDialog locale={locale} onClose={onClose} />
    </NextIntlClientProvider>
  )
}

/** The rows in the order in which they are shown. */
const rowsIn = (element: Element | null) => [
  ...(element?.querySelectorAll<HTMLAnchorElement>('[data-row]') ?? []),
]

interface SearchFootProps {
  total: number
  href: string
}

/** What the keys do, and the page with everything that was found. */
function SearchFoot({ total, href }: SearchFootProps) {
  const t = useTranslations('search')
  return (
    <div className="sticky bottom-0 border-t border-line bg-wash">
      <div className="wrap flex min-h-12 items-center justify-between gap-4 py-2 text-sm">
        <span aria-hidden className="text-xs text-ink-2 pointer-coarse:invisible max-md:hidden">
          ↑ ↓ {t('keysChoose')} · <b>{t('keysEnter')}</b> {t('keysOpen')}
        </span>
        <a href={href} className="link ml-auto">
          {t('all', { count: total })}
        </a>
      </div>
    </div>
  )
}

/** Arrows move between the field and the rows; Escape closes. */
function onSearchKey(event: KeyboardEvent, field: HTMLElement | null, dialog: HTMLDialogElement | null) {
  if (event.key === 'Escape') {
    // Otherwise a field of this type would only be cleared.
    event.preventDefault()
    dialog?.close()
  }
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (!step) return
  event.preventDefault()
  const stops: (HTMLElement | null)[] = [field, ...rowsIn(dialog)]
  const { activeElement } = document
  const place = activeElement instanceof HTMLElement ? stops.indexOf(activeElement) : 0
  stops[(Math.max(place, 0) + step + stops.length) % stops.length]?.focus()
}

interface BesideFieldProps {
  close: () => void
}

/** Beside the field: the key that closes, and a button that does the same. */
function BesideField({ close }: BesideFieldProps) {
  const t = useTranslations('search')
  return (
    <>
      <span aria-hidden className="text-xs whitespace-nowrap text-ink-2 pointer-coarse:hidden max-md:hidden">
        {t('escape')}
      </span>
      <button
        type="button"
        onClick={close}
        aria-label={t('close')}
        className="grid size-10 shrink-0 place-items-center rounded-md hover:bg-wash pointer-coarse:size-11"
      >
        <Icon name="close" />
      </button>
    </>
  )
}

function SearchDialog({ locale, onClose }: SearchPopupProps) {
  const t = useTranslations('search')
  const go = useGo()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const { answer, failed } = useSearch({ locale, query, exact: false, whole: false })
  const asked = query.trim()
  // The shown rows may still be the answer to earlier input.
  const isCurrent = answer?.query === asked

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.focus()
  }, [])
  // A focused row may disappear with the next answer: then the field gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked after every answer
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) field.current?.focus()
  }, [answer])
  const close = () => dialog.current?.close()
  const leaveFor = (path: string) => {
    close()
    go(path)
  }
  /** Enter opens the first row, which is marked; without rows it opens the search page. */
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const [first] = rowsIn(dialog.current)
    if (isCurrent && answer.total > 0 && first) leaveFor(`${first.pathname}${first.search}`)
    else if (asked) leaveFor(findingsPath(locale, asked))
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('title')}
      onClose={onClose}
      onKeyDown={event => onSearchKey(event, field.current, dialog.current)}
      onPointerDown={event => {
        // Not a click: the dialog also gets a click where a row moved under the pointer during the press.
        if (event.target === dialog.current) close()
      }}
      onClick={event => {
        if (isPlainPress(event) && event.target instanceof Element && event.target.closest('a')) close()
      }}
      className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none bg-paper text-ink shadow-2 backdrop:bg-ink/50"
    >
      <form action={findingsPath(locale, '').split('?')[0]} onSubmit={submit} className="wrap pt-2.5 md:pt-3">
        <SearchField query={query} onChange={setQuery} inputRef={field}>
          <BesideField close={close} />
        </SearchField>
      </form>
      <p role="status" className="sr-only">
        {failed ? t('failed') : isCurrent ? t('count', { count: answer.total }) : ''}
      </p>
      {failed && <p className="wrap py-5 text-sm text-seal-2">{t('failed')}</p>}
      {answer && asked.length > 1 && (
        <div className="wrap grid gap-5 py-4 md:py-5">
          <SearchNotice answer={answer} locale={locale} />
          {answer.total > 0 ? (
            <SearchFindings answer={answer} locale={locale} />
          ) : (
            <SearchNothing answer={answer} locale={locale} contact={helpPaths.contact[languageOf(locale)]} />
          )}
        </div>
      )}
      {answer && answer.total > 0 && asked.length > 1 && (
        <SearchFoot total={answer.total} href={findingsPath(locale, asked)} />
      )}
      {!answer && <div className="h-3" />}
    </dialog>
  )
}
