'use client'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { sendForStaff } from '@/components/tools/staff-fetch'
import type { Language } from '@/lib/catalogue/names'
import { faultsDetails, type WordFault, written } from '@/lib/contract/translations'

type Stage =
  | { name: 'busy' | 'failed' }
  | { name: 'asked' | 'done'; csv: string; texts: number; documents: number }
  | { name: 'faults'; faults: readonly WordFault[] }

/** How many faults are told one by one. */
const told = 20

/** Takes a file of texts: what it would change is said first, what is wrong with it by row (TRANSLATION-4). */
export function ImportWords({ of, language }: { of: string; language: Language }) {
  const t = useTranslations('backOffice.translations')
  const router = useRouter()
  const id = useId()
  const [stage, setStage] = useState<Stage | null>(null)
  const send = async (csv: string, dry: boolean) => {
    setStage({ name: 'busy' })
    const sent = await sendForStaff('/api/translations/import', 'POST', { of, language, csv, dry })
    if (!sent.ok) {
      const faults = faultsDetails.safeParse(sent.details).data?.faults
      setStage(faults ? { name: 'faults', faults } : { name: 'failed' })
      return
    }
    setStage({ name: dry ? 'asked' : 'done', csv, ...written.parse(sent.body) })
    if (!dry) router.refresh()
  }
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) await send(await file.text(), true)
    // The same file may be chosen again once it is mended.
    target.value = ''
  }
  return (
    <>
      <label className="bo-button" htmlFor={id}>
        {t('import')}
        <input id={id} type="file" accept=".csv,text/csv" className="bo-hidden" onChange={onFile} />
      </label>
      <div role="status">
        {stage?.name === 'busy' && t('busy')}
        {stage?.name === 'failed' && t('failed')}
        {stage?.name === 'done' && t('taken', stage)}
        {stage?.name === 'asked' && (
          <>
            {t('asked', stage)}{' '}
            {stage.texts > 0 && (
              <button
                type="button"
                className="bo-button bo-button--main"
                onClick={() => send(stage.csv, false)}
              >
                {t('take')}
              </button>
            )}{' '}
            <button type="button" className="bo-button" onClick={() => setStage(null)}>
              {t('leave')}
            </button>
          </>
        )}
        {stage?.name === 'faults' && (
          <>
            <p>{t('refused', { count: stage.faults.length })}</p>
            <ul>
              {stage.faults.slice(0, told).map(({ row, field, code, value, by }) => (
                <li key={`${row} ${field} ${code}`}>
                  {t('row', { row, field })} {t(`faults.${code}`, { value, by: by ?? '–' })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
