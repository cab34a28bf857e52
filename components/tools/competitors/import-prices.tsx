import { useTranslations } from 'next-intl'
import { type ChangeEvent, useState } from 'react'
import { z } from 'zod'
import { competitorColumns } from '@/lib/office/contract/competitors'
import { type ImportFault, importFault } from '@/lib/office/contract/tools'
import { FaultList } from '../fault-list'
import { sendForStaff } from '../staff-fetch'
import { useRefusal } from '../use-refusal'

type ImportResult = { faults: ImportFault[] } | { count: number } | { refused: string }

/** Takes a country's prices from a file, all of it or nothing (TOOLS-10). */
export function ImportPrices({ country, onDone }: { country: string; onDone: () => void }) {
  const t = useTranslations('tools.competitors')
  const imports = useTranslations('tools.import')
  const refusalText = useRefusal()
  const [result, setResult] = useState<ImportResult | null>(null)
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    const sent = await sendForStaff('/api/tools/competitors/import', 'POST', {
      country,
      csv: await file.text(),
    })
    target.value = ''
    const faults = z.object({ faults: z.array(importFault) }).safeParse(sent.ok ? null : sent.details)
    if (sent.ok) setResult({ count: z.object({ prices: z.number() }).parse(sent.body).prices })
    else setResult(faults.success ? faults.data : { refused: sent.code })
    if (sent.ok) onDone()
  }
  return (
    <div className="tl-bar">
      <label className="tl-button">
        {imports('choose')}
        <input type="file" accept=".csv,text/csv" className="sr-only" onChange={onFile} />
      </label>
      <span className="tl-quiet">{t('columns', { names: competitorColumns.join('; ') })}</span>
      <div role="status" className="w-full">
        {result && 'faults' in result && <FaultList faults={result.faults} />}
        {result && 'count' in result && t('taken', { count: result.count })}
        {result && 'refused' in result && refusalText(result.refused)}
      </div>
    </div>
  )
}
