'use client'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { sendForStaff } from '@/components/tools/staff-fetch'
import { type StockFault, stockFaultsDetails, stockImportAnswer, stockImportPath } from '@/lib/stock/moves'

type Stage =
  | { name: 'busy' | 'failed' }
  | { name: 'asked' | 'done'; csv: string; moves: number; pieces: number }
  | { name: 'faults'; faults: readonly StockFault[] }

/** How many faults are told one by one. */
const told = 20

/** Takes a file of what was counted: what it would do is said first, what is wrong with it by row (STOCK-4). */
export function ImportStock() {
  const t = useTranslations('backOffice.stock.file')
  const router = useRouter()
  const id = useId()
  const [stage, setStage] = useState<Stage | null>(null)
  const send = async (csv: string, dry: boolean) => {
    setStage({ name: 'busy' })
    const sent = await sendForStaff(stockImportPath, 'POST', { csv, dry })
    if (!sent.ok) {
      const faults = stockFaultsDetails.safeParse(sent.details).data?.faults
      setStage(faults ? { name: 'faults', faults } : { name: 'failed' })
      return
    }
    setStage({ name: dry ? 'asked' : 'done', csv, ...stockImportAnswer.parse(sent.body) })
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
        {t('take')}
        <input id={id} type="file" accept=".csv,text/csv" className="bo-hidden" onChange={onFile} />
      </label>
      <div role="status">
        {stage?.name === 'busy' && t('busy')}
        {stage?.name === 'failed' && t('failed')}
        {stage?.name === 'done' && t('done', stage)}
        {stage?.name === 'asked' && (
          <>
            {t('asked', stage)}{' '}
            {stage.moves > 0 && (
              <button
                type="button"
                className="bo-button bo-button--main"
                onClick={() => void send(stage.csv, false)}
              >
                {t('yes')}
              </button>
            )}{' '}
            <button type="button" className="bo-button" onClick={() => setStage(null)}>
              {t('no')}
            </button>
          </>
        )}
        {stage?.name === 'faults' && (
          <>
            <p>{t('refused', { count: stage.faults.length })}</p>
            <ul>
              {stage.faults.slice(0, told).map(({ row, code, value }) => (
                <li key={`${row} ${code}`}>
                  {t('row', { row })} {t(`faults.${code}`, { value })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
