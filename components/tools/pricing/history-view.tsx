'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import type { PublicationState } from '@/lib/money/pricing/publication'
import type { Publication } from '@/lib/office/contract/tools'
import { sendForStaff } from '../staff-fetch'
import { ToolTable } from '../tool-table'
import { useRefusal } from '../use-refusal'

const tones: Record<PublicationState, BadgeTone> = {
  planned: 'ask',
  'in-force': 'soft',
  replaced: 'plain',
  'taken-back': 'refused',
  'called-off': 'plain',
}

interface HistoryProps {
  publications: readonly Publication[]
  mayPublish: boolean
  onDone: () => void
}

/** Past and planned publications; the last one can be undone, a planned one cancelled (TOOLS-7). */
export function HistoryView({ publications, mayPublish, onDone }: HistoryProps) {
  const t = useTranslations('tools.pricing.history')
  const refusalText = useRefusal()
  const format = useFormatter()
  const [refused, setRefused] = useState<string | null>(null)
  const takeBack = async (id: number) => {
    const sent = await sendForStaff(`/api/tools/pricing/publications/${id}`, 'DELETE')
    setRefused(sent.ok ? null : sent.code)
    onDone()
  }
  if (publications.length === 0) return null
  return (
    <section className="tl-panel" aria-labelledby="history">
      <h2 id="history">{t('title')}</h2>
      {refused && <p role="alert">{refusalText(refused)}</p>}
      <ToolTable>
        <tbody>
          {publications.map(({ id, name, due, by, cells, materials, state, why }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{format.dateTime(new Date(due), { dateStyle: 'medium', timeStyle: 'short' })}</td>
              <td>{by}</td>
              <td>{t('extent', { cells, materials: materials.length })}</td>
              <td>{why}</td>
              <td>
                <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
              </td>
              <td className="tl-number">
                {mayPublish && (state === 'in-force' || state === 'planned') && (
                  <button type="button" className="tl-button" onClick={() => takeBack(id)}>
                    {state === 'planned' ? t('callOff') : t('takeBack')}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ToolTable>
    </section>
  )
}
