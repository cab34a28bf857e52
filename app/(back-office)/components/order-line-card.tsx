import { Fragment } from 'react'
import { OwnPicture } from '@/components/cart/own-picture'
import { SignatureMark } from '@/components/proof/signature-mark'
import type { ImportDesign } from '@/lib/design/import/sent-files'
import { formatMoney } from '@/lib/ground/money/format'
import { localePath } from '@/lib/ground/site/locales'
import type { KeptSignature } from '@/lib/orders/signatures/signature'
import type { SheetLine, SheetPart } from '@/server/office/orders/order-sheet'
import type { OrderPhoto } from '@/server/workshop/production/photos'
import { CallButton } from './call-button'
import { type MadePicture, OriginalBeside } from './original-beside'
import { momentText, type PanelTexts } from './panel-texts'
import { PhotoList } from './production/photo-list'

type Props = { order: number; sheetLine: SheetLine; signatures: readonly KeptSignature[]; texts: PanelTexts }

/** Enough of a hash to compare by eye. */
const short = (hash: string) => hash.slice(0, 12)

/** The address of a file of a part. */
const fileOf = (order: number, line: number, part: number, file: string) =>
  `/api/orders/${order}/lines/${line}/${file}${part > 1 ? `?part=${part}` : ''}`

type PartProps = { order: number; line: SheetLine; part: SheetPart; texts: PanelTexts }

/** The name under a design, as it was typed or drawn (QUOTATION-11). */
function Signed({ signatures, hash, texts: { t } }: Pick<Props, 'signatures' | 'texts'> & { hash: string }) {
  const signature = signatures.find(({ hashes }) => hashes.includes(hash))
  if (!signature) return null
  const { name, drawing, by } = signature
  return (
    <span>
      {t('backOffice.order.signed', { name })} {by && `(${by})`}
      {drawing && <SignatureMark drawing={drawing} alt={t('backOffice.quotations.drawnName', { name })} />}
    </span>
  )
}

/** What is made of a part, as the sheet shows it; null where its outlines are lost. */
function madeOf({ order, line, part, texts: { t } }: PartProps): MadePicture | null {
  if (part.production.state === 'lost') return null
  const { widthMm, heightMm } = part.production
  const src = fileOf(order, line.position, part.position, 'preview.svg')
  return { src, alt: t('backOffice.order.preview', { title: line.line.title }), widthMm, heightMm }
}

/** The files that the shopper's own pictures were made of, each to save, and beside what was made of it (DESIGN-44). */
function Originals(props: PartProps) {
  const { part, texts } = props
  const made = madeOf(props)
  const nameOf = ({ name, kind }: SheetPart['originals'][number]) => name || kind.toUpperCase()
  return part.originals.map(file => (
    <div key={file.hash} className="bo-original">
      <a href={`/api/own-pictures/${file.hash}`} download className="bo-original__file">
        {texts.t('backOffice.order.original', { name: nameOf(file) })}
      </a>
      {made && <OriginalBeside file={{ ...file, name: nameOf(file) }} made={made} />}
    </div>
  ))
}

function PartFiles({ order, line, part, signatures, texts }: PartProps & Pick<Props, 'signatures'>) {
  const { t, locale } = texts
  const { production } = part
  const hash = short(production.hash)
  if (production.state === 'lost') {
    const key = production.code === 'scene_damaged' ? 'damaged' : 'notKept'
    return <p className="bo-alert">{t(`backOffice.order.${key}`, { hash })}</p>
  }
  const address = (file: string) => fileOf(order, line.position, part.position, file)
  return (
    <p className="bo-files">
      {line.parts.length > 1 && <b>{part.slug}</b>}
      <a href={address('production.pdf')} download>
        {t('backOffice.order.file', { format: 'PDF' })}
      </a>
      <a href={address('production.svg')} download>
        {t('backOffice.order.file', { format: 'SVG' })}
      </a>
      <code title={production.hash}>{t('backOffice.order.outlines', { hash })}</code>
      {part.approvedAt && (
        <span>{t('backOffice.order.confirmed', { moment: momentText(part.approvedAt, locale) })}</span>
      )}
      <Signed signatures={signatures} hash={production.hash} texts={texts} />
    </p>
  )
}

function PartPicture(props: PartProps) {
  const made = madeOf(props)
  if (!made) return null
  const { src, alt, widthMm, heightMm } = made
  return (
    <>
      <img src={src} alt={alt} />
      <span>{props.texts.t('product.size', { width: widthMm, height: heightMm })}</span>
    </>
  )
}

function LineLedger({ sheetLine: { line }, texts: { t, locale } }: Pick<Props, 'sheetLine' | 'texts'>) {
  const discount = line.sessionDiscount.minor + line.couponDiscount.minor
  return (
    <details className="bo-ledger">
      <summary>
        {t('price.line', { quantity: line.quantity, amount: formatMoney(line.unit, locale) })}
        <b>{t('price.amountExcludingVat', { amount: formatMoney(line.line, locale) })}</b>
      </summary>
      <dl>
        {line.ledger.map(entry => (
          <div key={`${entry.code} ${JSON.stringify(entry.params)}`}>
            <dt>{t(`ledger.${entry.code}`, entry.params as never)}</dt>
            <dd>{formatMoney(entry.amount, locale)}</dd>
          </div>
        ))}
        {discount > 0 && (
          <div>
            <dt>{t('price.totals.discounts')}</dt>
            <dd>{formatMoney({ minor: -discount, currency: line.line.currency }, locale)}</dd>
          </div>
        )}
        <div>
          <dt>{t('price.totals.vat', { percent: line.vatPercent })}</dt>
          <dd />
        </div>
      </dl>
    </details>
  )
}

/** What the customer sent for the workshop to lay out. */
function SentFiles({
  sent,
  made,
  texts: { t },
}: {
  sent: ImportDesign
  /** What was laid out of them by now. */
  made: MadePicture | null
  texts: PanelTexts
}) {
  return (
    <ul className="bo-sent">
      {sent.files.map(({ hash, name, preview }) => (
        <li key={hash}>
          {preview && <OwnPicture hash={preview} alt={t('backOffice.order.sentPreview', { name })} />}
          <a href={`/api/own-pictures/${hash}`} download>
            {name}
          </a>
          {made && <OriginalBeside file={{ hash, name }} made={made} />}
        </li>
      ))}
    </ul>
  )
}

/** Where one design of a line is laid out or corrected; of several each is named. */
function LayOutLink({ order, sheetLine, part, texts: { t, locale } }: Props & { part: number }) {
  const { line, position, waits } = sheetLine
  const query = new URLSearchParams({ order: String(order), line: String(position), part: String(part) })
  const several = line.parts.length > 1
  return (
    <a className="bo-button" href={`${localePath(locale, '/lay-out/')}?${query}`}>
      {t(`backOffice.order.layout.${waits === 'layout' ? 'begin' : 'correct'}`)}
      {several && ` ${part}/${line.parts.length}`}
    </a>
  )
}

/** Where the workshop lays a line out or corrects its designs, and the state of the customer's approval (ORDER-24). */
function Layout(props: Props) {
  const { order, sheetLine, texts } = props
  const { line, waits, layable } = sheetLine
  const { t } = texts
  const places = Array.from({ length: Math.max(1, line.parts.length) }, (_, index) => index + 1)
  const waiting = new Set(
    line.parts.filter(part => part.laidOutAt && !part.approvedAt).map(part => part.sceneHash),
  )
  return (
    <>
      {waits && <p className="bo-badge bo-badge--ask">{t(`backOffice.order.layout.${waits}`)}</p>}
      {layable && (
        <p className="bo-files">
          {places.map(place => (
            <LayOutLink key={place} {...props} part={place} />
          ))}
          {[...waiting].map(hash => (
            <CallButton
              key={hash}
              method="POST"
              path={`/api/orders/${order}/approvals`}
              body={{ line: line.id, hash, approved: true }}
              label={t('backOffice.order.layout.heard')}
              failed={t('backOffice.refusals.other')}
            />
          ))}
        </p>
      )}
    </>
  )
}

/** One line: its drawing as it was ordered, what it is, what it cost, and the files that make it. */
export function OrderLineCard({
  order,
  sheetLine,
  signatures,
  photos,
  showsPrice,
  texts,
}: Props & { photos: readonly OrderPhoto[]; showsPrice: boolean }) {
  const { line, parts, sent, comment } = sheetLine
  const { t } = texts
  const [first] = parts
  const laidOut = first ? madeOf({ order, line: sheetLine, part: first, texts }) : null
  return (
    <article className="bo-line">
      <div className="bo-line__picture">
        {parts.map(part => (
          <PartPicture key={part.position} order={order} line={sheetLine} part={part} texts={texts} />
        ))}
      </div>
      <div className="bo-line__text">
        <h3>
          <span className="bo-line__quantity">
            {t('backOffice.order.pieces', { quantity: line.quantity })}
          </span>{' '}
          {line.title}
        </h3>
        <p>{line.description}</p>
        <p className="bo-note">{line.slug}</p>
        {line.tranquility && <p className="bo-badge bo-badge--ask">{t('ledger.tranquility')}</p>}
        {sent && <SentFiles sent={sent} made={laidOut} texts={texts} />}
        {comment && (
          <blockquote className="bo-comment">{t('backOffice.order.sentComment', { comment })}</blockquote>
        )}
        <Layout order={order} sheetLine={sheetLine} signatures={signatures} texts={texts} />
        {parts.length === 0 && !sent && <p className="bo-note">{t('backOffice.order.nothingToMake')}</p>}
        {parts.map(part => (
          <Fragment key={part.position}>
            <PartFiles order={order} line={sheetLine} part={part} signatures={signatures} texts={texts} />
            <Originals order={order} line={sheetLine} part={part} texts={texts} />
          </Fragment>
        ))}
        <PhotoList photos={photos} texts={texts} />
      </div>
      {showsPrice && <LineLedger sheetLine={sheetLine} texts={texts} />}
    </article>
  )
}
