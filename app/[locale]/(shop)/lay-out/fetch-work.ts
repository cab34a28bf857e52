import { type LayoutAnswer, layoutAnswer } from '@/lib/orders/order/order-work'
import type { EditorItem, OrderPlace } from '@/stores/editor-item'
import type { GivenPicture } from '@/stores/given'

/** What a line is laid out from: the design to begin with, and the files as pictures. */
export interface Work {
  design: EditorItem
  pictures: readonly GivenPicture[]
}

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
}

/** A file that was sent along; nothing where it is gone meanwhile: the sheet of the order still names it. */
async function fetchFile({ hash, name, kind }: LayoutAnswer['files'][number]): Promise<GivenPicture[]> {
  const response = await fetch(`/api/own-pictures/${hash}`)
  const type = types[kind]
  if (!response.ok || !type) return []
  return [{ file: new File([await response.blob()], name, { type }) }]
}

/** Fetches what a line is laid out from, or says why there is nothing to be had. */
export async function fetchWork({ order, line, part }: OrderPlace): Promise<Work | 'refused' | 'offline'> {
  try {
    const response = await fetch(`/api/orders/${order}/lines/${line}/layout?part=${part}`)
    if (!response.ok) return response.status < 500 ? 'refused' : 'offline'
    const { design, files } = layoutAnswer.parse(await response.json())
    return { design, pictures: (await Promise.all(files.map(fetchFile))).flat() }
  } catch {
    return 'offline'
  }
}
