'use client'
import { useLocale, useTranslations } from 'next-intl'
import { formatMoney } from '@/lib/ground/money/format'
import { languageOf } from '@/lib/ground/site/locales'
import { quotationPath } from '@/lib/orders/quotations/numbers'
import type { QuotationVersion, QuotedLine } from '@/lib/orders/quotations/quotation'
import { factInSentence } from '../cart/item-words'
import { proofPath } from './sign-designs'
import type { NamedQuotation } from './use-quotation'

interface QuotedLinesProps {
  version: QuotationVersion
  named: NamedQuotation
}

const cell = 'py-3.5 text-right whitespace-nowrap align-top max-sm:hidden'

/** The offer line by line, under its headings; on a phone each line is a block. */
export function QuotedLines({ version, named }: QuotedLinesProps) {
  const t = useTranslations('quotation')
  return (
    <table className="w-full border-collapse text-md">
      <thead className="text-sm text-ink-2 max-sm:sr-only">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 text-left font-normal">
            {t('heads.article')}
          </th>
          {(['quantity', 'unit', 'line'] as const).map(name => (
            <th key={name} scope="col" className="py-2 pl-4 text-right font-normal whitespace-nowrap">
              {t(`heads.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {version.lines.map(line =>
          line.kind === 'heading' ? (
            <tr key={line.id} className="border-b border-line bg-wash">
              <th scope="colgroup" colSpan={4} className="px-2.5 py-2.5 text-left font-semibold text-ink-2">
                {line.text}
              </th>
            </tr>
          ) : (
            <Line key={line.id} line={line} version={version} named={named} />
          ),
        )}
      </tbody>
    </table>
  )
}

function Line({ line, version, named }: QuotedLinesProps & { line: Extract<QuotedLine, { kind: 'line' }> }) {
  const t = useTranslations('quotation')
  const locale = useLocale()
  const reduced = line.listed && line.listed.minor > line.unit.minor ? line.listed : null
  return (
    <tr className="border-b border-line">
      <td className="py-3.5 pr-2">
        <div className="flex gap-4">
          <Picture line={line} version={version} named={named} />
          <div className="min-w-0">
            <p className="font-semibold break-words">{line.title}</p>
            {line.description && (
              <p className="text-sm text-ink-2 first-letter:uppercase">
                {factInSentence(line.description, languageOf(locale))}
              </p>
            )}
            {reduced && (
              <p className="text-sm text-mat-2">{t('listed', { price: formatMoney(reduced, locale) })}</p>
            )}
            <p className="mt-1 text-sm sm:hidden">
              {line.quantity} × {formatMoney(line.unit, locale)} ={' '}
              <b className="font-semibold">{formatMoney(line.line, locale)}</b>
            </p>
          </div>
        </div>
      </td>
      <td className={`${cell} pl-4`}>{line.quantity}</td>
      <td className={`${cell} pl-4`}>{formatMoney(line.unit, locale)}</td>
      <td className={`${cell} pl-4 font-semibold`}>{formatMoney(line.line, locale)}</td>
    </tr>
  )
}

/** The proofs of engraved products as offered, each with a link to its full view; or the picture of a free-text line. */
function Picture({
  line,
  version,
  named,
}: QuotedLinesProps & { line: Extract<QuotedLine, { kind: 'line' }> }) {
  const t = useTranslations('quotation')
  const { id, auth } = named
  const look = 'h-19 w-26 rounded-md bg-wash object-contain p-1.5'
  if (line.picture) {
    const alt = t('pictureOf', { title: line.title })
    return <img src={quotationPath(id, auth, `/pictures/${line.picture}`)} alt={alt} className={look} />
  }
  if (line.proofs.length === 0) return null
  return (
    <div className="flex shrink-0 flex-col gap-1.5">
      {line.proofs.map((_, index) => {
        const src = proofPath(named, version.version, line.id, index + 1)
        return (
          <a key={src} href={src} target="_blank" rel="noreferrer" className="block">
            <img src={src} alt={`${t('proof')} : ${line.title}`} className={look} loading="lazy" />
          </a>
        )
      })}
    </div>
  )
}
