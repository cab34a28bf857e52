'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { sharedDays } from '@/lib/doors/contract/shared-designs'
import { sharedPath } from '@/lib/doors/contract/shared-paths'
import { localePath } from '@/lib/ground/site/locales'
import type { SharedLink } from './use-shared-link'

interface SharedAddressProps {
  /** What the design is called. */
  name: string
  link: SharedLink
}

/** The whole address of a link, below what can be done with its design: to read, copy, and end. */
export function SharedAddress({ name, link: { code, status, copy, end } }: SharedAddressProps) {
  const t = useTranslations('accountArea.designs')
  const locale = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  const address = code === null ? '' : `${window.location.origin}${localePath(locale, sharedPath(code))}`
  const copyOrMark = async () => {
    // For the person's own keys.
    if (!(await copy(address))) field.current?.select()
  }
  const copied = status === 'copied'
  return (
    <>
      {code !== null && (
        <div className="mt-1">
          {/* It breaks where a line is full: a field of one line would hide the end. */}
          <textarea
            ref={field}
            readOnly
            rows={2}
            aria-label={t('link')}
            value={address}
            onFocus={event => event.currentTarget.select()}
            className="field-sizing-content block w-full resize-none rounded-md border border-line bg-wash px-3 py-2 text-sm wrap-anywhere"
          />
          <div className="mt-2 flex flex-wrap items-center gap-x-4">
            <Button
              look="secondary"
              size="small"
              aria-label={copied ? undefined : t('copyOf', { name })}
              onClick={() => void copyOrMark()}
            >
              {t(copied ? 'said.copied' : 'copy')}
            </Button>
            <button
              type="button"
              className="link min-h-11 text-sm"
              aria-label={t('endOf', { name })}
              onClick={() => void end()}
            >
              {t('end')}
            </button>
          </div>
        </div>
      )}
      {/* The button itself shows sighted people that the link was copied. */}
      <p role="status" className={classNames('text-sm text-ink-2 empty:hidden', copied && 'sr-only')}>
        {status && t(`said.${status}`, { days: sharedDays })}
      </p>
    </>
  )
}
