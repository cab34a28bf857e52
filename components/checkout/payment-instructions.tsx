'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { IconButton } from '@/components/ui/icon-button'
import { Link } from '@/lib/ground/site/navigation'
import type { PaymentInstructions as Instructions } from '@/lib/money/contract/payments'

interface PaymentInstructionsProps {
  payment: Instructions
  /** The query of a page of this order. */
  query: string
}

/** How the order is paid, as its method of payment tells it. */
export function PaymentInstructions({ payment, query }: PaymentInstructionsProps) {
  const t = useTranslations('order')
  const { title, text, rows, online, scan } = payment
  return (
    <section
      aria-labelledby="pay"
      className="mt-6 grid rounded-lg border border-amber bg-amber-soft md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="p-5">
        <h2 id="pay" className="text-lg! leading-6! tracking-normal [font-stretch:100%]">
          {t('stillToPay', { title })}
        </h2>
        <p className="mt-1 text-sm text-amber-2">{text}</p>
        {rows.length > 0 && <Rows rows={rows} />}
        {online ? (
          <Link href={`/payment/?${query}`} className={`${buttonClass()} mt-4`}>
            {t('payNow')}
          </Link>
        ) : (
          <Link
            href={`/payment/?${query}&from=choose`}
            className="link mt-4 inline-block text-sm print:hidden"
          >
            {t('payOtherwise')}
          </Link>
        )}
      </div>
      {scan && <Scan drawn={scan} />}
    </section>
  )
}

function Rows({ rows }: Pick<Instructions, 'rows'>) {
  const t = useTranslations('order')
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async ({ label, value }: (typeof rows)[number]) => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(label)
    } catch (error) {
      // The browser does not allow it: the value stands there to be selected.
      console.warn('nothing was copied', error)
    }
  }
  return (
    <>
      <dl className="mt-3 text-sm">
        {rows.map(row => (
          <div
            key={row.label}
            className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-amber/40 py-1 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]"
          >
            <dt className="text-ink-2 max-sm:col-start-1">{row.label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere max-sm:col-start-1">{row.value}</dd>
            <dd className="print:hidden max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
              <IconButton label={t('copy', { what: row.label })} onClick={() => void copy(row)}>
                <Icon name={copied === row.label ? 'check' : 'copy'} size={18} />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className="sr-only">
        {copied !== null && t('copied', { what: copied })}
      </p>
    </>
  )
}

/** A transfer as a QR code for the bank's app: everything is filled in. */
function Scan({ drawn }: { drawn: NonNullable<Instructions['scan']> }) {
  const t = useTranslations('order')
  return (
    <div className="grid content-center justify-items-center gap-2 rounded-b-lg border-t border-amber/40 bg-paper p-5 text-center md:rounded-r-lg md:rounded-bl-none md:border-t-0 md:border-l">
      <svg
        role="img"
        aria-label={t('scan')}
        viewBox={`0 0 ${drawn.size} ${drawn.size}`}
        shapeRendering="crispEdges"
        className="w-41 max-w-full"
      >
        <path fill="#fff" d={`M0 0h${drawn.size}v${drawn.size}H0z`} />
        <path fill="#000" d={drawn.path} />
      </svg>
      <p className="max-w-41 text-sm font-semibold">{t('scan')}</p>
      <p className="max-w-41 text-xs text-ink-2">{t('scanText')}</p>
    </div>
  )
}
