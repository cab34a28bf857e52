'use client'
import { useTranslations } from 'next-intl'
import { type ChangeEvent, useId, useState } from 'react'
import { z } from 'zod'
import { Alert } from '@/components/ui/alert'
import { importFault } from '@/lib/office/contract/tools'
import { FaultList } from '../fault-list'
import { sendForStaff } from '../staff-fetch'
import { useRefusal } from '../use-refusal'

const faultsSchema = z.object({ faults: z.array(importFault) })
const countSchema = z.object({ cells: z.number() })

type Stage =
  | { name: 'asked'; csv: string; cells: number }
  | { name: 'faults'; faults: z.infer<typeof faultsSchema>['faults'] }
  | { name: 'refused'; code: string }

/** Takes a file of rates into the grid: what it would change is said first, what is wrong with it by row (TOOLS-8). */
export function ImportRates({ onDone }: { onDone: () => void }) {
  const t = useTranslations('tools.import')
  const refusalText = useRefusal()
  const id = useId()
  const [stage, setStage] = useState<Stage | null>(null)
  const send = async (csv: string, dry: boolean) => {
    const sent = await sendForStaff('/api/tools/pricing/import', 'POST', { csv, dry })
    if (!sent.ok) {
      const { success, data } = faultsSchema.safeParse(sent.details)
      setStage(success ? { name: 'faults', faults: data.faults } : { name: 'refused', code: sent.code })
      return
    }
    setStage(dry ? { name: 'asked', csv, cells: countSchema.parse(sent.body).cells } : null)
    if (!dry) onDone()
  }
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) await send(await file.text(), true)
    // The same file may be chosen again once it is corrected.
    target.value = ''
  }
  return (
    <>
      <label className="tl-button" htmlFor={id}>
        {t('choose')}
        <input id={id} type="file" accept=".csv,text/csv" className="sr-only" onChange={onFile} />
      </label>
      {stage && (
        <div className="w-full" role="status">
          {stage.name === 'refused' && <Alert tone="block">{refusalText(stage.code)}</Alert>}
          {stage.name === 'faults' && <FaultList faults={stage.faults} />}
          {stage.name === 'asked' && (
            <Alert tone="ask">
              {t('asked', { cells: stage.cells })}{' '}
              <button
                type="button"
                className="tl-button"
                disabled={stage.cells === 0}
                onClick={() => send(stage.csv, false)}
              >
                {t('take')}
              </button>{' '}
              <button type="button" className="tl-button" onClick={() => setStage(null)}>
                {t('leave')}
              </button>
            </Alert>
          )}
        </div>
      )}
    </>
  )
}
