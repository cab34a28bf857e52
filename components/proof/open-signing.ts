import { openPopup } from '@/stores/ui'
import type { PopupSheet } from './proof-popup'
import type { Signing } from './sign-form'

/** A design to sign: the address of its drawing, and the hash of its outlines. */
export interface SignedSheet {
  title: string
  facts: string
  quantity: number
  hash: string
  src: string
}

/** A drawing as the proof's popup shows it: its viewBox is in millimetres. */
async function readSheet({ title, facts, quantity, hash, src }: SignedSheet): Promise<PopupSheet> {
  const answer = await fetch(src)
  if (!answer.ok) throw new Error(`${src}: ${answer.status}`)
  const svg = await answer.text()
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || !height) throw new Error(`${src}: no size`)
  const proof = { hash, widthMm: Number(width), heightMm: Number(height), svg }
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  return { key: hash, title, facts, quantity, proof, url }
}

/** Shows designs as they will be made, one after the other, and asks for a name under them. Rejects where one cannot be shown. */
export async function openSigning(sheets: readonly SignedSheet[], signing: Signing): Promise<void> {
  const seen = new Set<string>()
  const alone = sheets.filter(({ hash }) => !seen.has(hash) && seen.add(hash))
  const shown = await Promise.all(alone.map(readSheet))
  openPopup('proof', { sheets: shown, first: shown[0]?.key, signing })
}
