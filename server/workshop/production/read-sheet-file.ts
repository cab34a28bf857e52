import 'server-only'
import { createTranslator } from 'next-intl'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import { loadMessages } from '@/lib/ground/site/messages'
import type { Actor } from '@/lib/people/actor/actor'
import { can } from '@/lib/people/actor/can'
import { ticketOf } from '@/lib/workshop/production/ticket'
import { getContent } from '@/server/catalogue/content'
import type { ExportedFile } from '@/server/design/export/files'
import type { PackedScene } from '@/server/design/scene/packed'
import { type OrderFailure, orderFailure } from '@/server/ground/order-failure'
import { shopPayload } from '@/server/ground/shop-payload'
import { runTask } from '@/server/ground/threads/pool'
import { findScenes } from '@/server/orders/approved-scenes'
import { lastPhotos } from './photos'
import { readSheet, type SheetPiece, type SheetSummary } from './read-sheets'
import type { SheetFile } from './sheet-files'
import { stackNames } from './stack-names'
import type { TicketContent } from './tickets-pdf'

type MadeFile = ({ ok: true } & ExportedFile) | OrderFailure

interface Opened {
  ok: true
  sheet: SheetSummary
  /** The pieces that were or will be made, without spoiled ones. */
  pieces: SheetPiece[]
  scenes: Map<string, PackedScene>
}

/** A sheet with the approved outlines of each piece; refused by the order whose outlines are not there. */
async function openSheet(actor: Actor, id: number): Promise<Opened | OrderFailure> {
  const read = can(actor, 'order.production-files') ? await readSheet(actor, { id }) : null
  if (!read) return orderFailure('not_found')
  const pieces = read.pieces.filter(({ state }) => state !== 'spoiled')
  const scenes = await findScenes(
    await shopPayload(),
    pieces.map(({ hash }) => hash),
  )
  const lost = pieces.find(({ hash }) => !scenes.has(hash))
  if (lost) return orderFailure('scene_not_kept', { order: lost.order, line: lost.line, hash: lost.hash })
  return { ok: true, sheet: read.sheet, pieces, scenes }
}

const damaged = ({ pieces }: Opened, hash: string): OrderFailure => {
  const piece = pieces.find(one => one.hash === hash)
  return orderFailure('scene_damaged', { order: piece?.order, line: piece?.line, hash })
}

/** A file of a sheet, from the approved outlines of its pieces and nothing else (PRODUCTION-6). */
export async function readSheetFile(
  actor: Actor,
  { id, file }: { id: number; file: SheetFile },
): Promise<MadeFile> {
  const opened = await openSheet(actor, id)
  if (!opened.ok) return opened
  const { machine, colour, widthMm, heightMm } = opened.sheet
  const content = {
    machine,
    colour,
    widthMm,
    heightMm,
    title: `sheet-${id}`,
    plates: opened.pieces.map(({ hash, ink, paper, x, y, turned }) => ({ hash, ink, paper, x, y, turned })),
    scenes: [...opened.scenes.values()],
  }
  const made = await runTask('makeSheetFile', { content, file })
  return made.ok ? { ok: true, ...made.file } : damaged(opened, made.damaged)
}

async function ticketsOf({ sheet, pieces, scenes }: Opened, locale: SiteLocale): Promise<TicketContent[]> {
  const t = createTranslator({
    locale,
    messages: await loadMessages(locale),
    namespace: 'backOffice.production',
  })
  const catalogue = await getContent().catalogue()
  const photos = await lastPhotos(pieces.map(({ id }) => id))
  const { material, colour } = stackNames(sheet, catalogue, languageOf(locale))
  return pieces.flatMap(piece => {
    const packed = scenes.get(piece.hash)
    if (!packed) return []
    const { id, order, line, part, ink, paper, title, description, hash } = piece
    return {
      heading: t('ticket.heading'),
      name: `${order}-${line}`,
      place: t('ticket.place', { line, part, piece: piece.piece, of: piece.of }),
      ticket: ticketOf(id),
      design: { packed, ink, paper },
      title,
      facts: [
        [t('ticket.material'), material || t('rubber')],
        [t('ticket.colour'), colour],
        [t('ticket.machine'), t(`machines.${sheet.machine}`)],
        [t('ticket.sheet'), `F-${sheet.id}`],
        [t('ticket.product'), description],
        [t('ticket.hash'), hash.slice(0, 12)],
      ],
      foot: t('ticket.foot'),
      photo: photos.get(id) ?? null,
    }
  })
}

/** The job tickets of a sheet, a page for each piece, in the language of the person who prints them. */
export async function readTickets(
  actor: Actor,
  { id, locale }: { id: number; locale: SiteLocale },
): Promise<MadeFile> {
  const opened = await openSheet(actor, id)
  if (!opened.ok) return opened
  const packed = [...opened.scenes.values()]
  const sizes = await runTask('measureScenes', packed)
  const lost = packed[sizes.indexOf(null)]
  if (lost) return damaged(opened, lost.hash)
  const body = await runTask('makeTickets', await ticketsOf(opened, locale))
  return { ok: true, name: `sheet-${id}-tickets.pdf`, type: 'application/pdf', body }
}
