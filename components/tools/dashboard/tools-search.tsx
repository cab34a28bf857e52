'use client'
import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { type ToolsFound, toolsFound } from '@/lib/office/contract/tools'
import { fewestToFind, useSettled, useStateWord } from '../search-parts'
import { useStaffData } from '../use-staff-data'

const kinds = ['product', 'order', 'quotation', 'client'] as const

function FoundList({ found }: ToolsFound) {
  const t = useTranslations('tools.search')
  const wordOf = useStateWord()
  const format = useFormatter()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    if (step === 0 || !links[at + step]) return
    event.preventDefault()
    links[at + step]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from link to link, which have the focus
    <div ref={list} className="tl-found" onKeyDown={onKeyDown}>
      {kinds.map(kind => {
        const own = found.filter(one => one.kind === kind)
        return own.length === 0 ? null : (
          <section key={kind} aria-label={t(kind)}>
            <p className="tl-quiet">{t(kind)}</p>
            {own.map(({ href, title, detail, state, amount }) => {
              const word = wordOf(kind, state)
              return (
                <a key={href} href={href}>
                  <b>{title}</b> <span className="tl-quiet">{detail}</span>
                  <span className="tl-bar tl-bar__end">
                    {word && <Badge>{word}</Badge>}
                    {amount &&
                      format.number(amount.minor / 100, { style: 'currency', currency: amount.currency })}
                  </span>
                </a>
              )
            })}
          </section>
        )
      })}
    </div>
  )
}

/** Looks for products, orders, quotations and clients; `/` goes to its field. */
export function ToolsSearch() {
  const t = useTranslations('tools.search')
  const locale = useLocale()
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const asked = useSettled(text.trim())
  const path =
    asked.length < fewestToFind ? null : `/api/tools/search?q=${encodeURIComponent(asked)}&locale=${locale}`
  const { data } = useStaffData(path, toolsFound)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  const found = path && data ? data.found : null
  return (
    <search className="tl-panel">
      <input
        ref={field}
        type="search"
        className="tl-input tl-search"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={100}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          event.currentTarget.parentElement?.querySelector('a')?.focus()
        }}
      />
      <p role="status" className="tl-quiet">
        {found ? t('count', { count: found.length }) : t('hint')}
      </p>
      {found && <FoundList found={found} />}
    </search>
  )
}
