'use client'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useId, useState } from 'react'
import { sendForStaff } from '@/components/tools/staff-fetch'

interface ImportFileProps<Answer, Fault> {
  path: string
  /** What is sent beside the file. */
  more?: Record<string, unknown>
  read: (body: unknown) => Answer
  /** What is wrong with the file; nothing where it was refused for another reason. */
  faultsOf: (details: unknown) => readonly Fault[] | undefined
  /** Whether there is anything to do. */
  isAny: (answer: Answer) => boolean
  words: Record<'choose' | 'busy' | 'failed' | 'yes' | 'no', string>
  says: {
    asked: (answer: Answer) => string
    done: (answer: Answer) => string
    refused: (count: number) => string
    fault: (fault: Fault) => string
  }
}

type Stage<Answer, Fault> =
  | { name: 'busy' | 'failed' }
  | { name: 'asked' | 'done'; csv: string; answer: Answer }
  | { name: 'faults'; faults: readonly Fault[] }

/** How many faults are listed one by one. */
const mostListed = 20

interface FaultsProps<Fault> {
  faults: readonly Fault[]
  says: { refused: (count: number) => string; fault: (fault: Fault) => string }
}

/** Why the file was refused, row by row. */
function Faults<Fault>({ faults, says }: FaultsProps<Fault>) {
  return (
    <>
      <p>{says.refused(faults.length)}</p>
      <ul>
        {faults.slice(0, mostListed).map(fault => (
          <li key={JSON.stringify(fault)}>{says.fault(fault)}</li>
        ))}
      </ul>
    </>
  )
}

/** Takes a file, whole or not at all: its effects are shown first, and its errors by row. */
export function ImportFile<Answer, Fault>(props: ImportFileProps<Answer, Fault>) {
  const { path, more, read, faultsOf, isAny, words, says } = props
  const router = useRouter()
  const id = useId()
  const [stage, setStage] = useState<Stage<Answer, Fault> | null>(null)
  const send = async (csv: string, dry: boolean) => {
    setStage({ name: 'busy' })
    const sent = await sendForStaff(path, 'POST', { ...more, csv, dry })
    if (!sent.ok) {
      const faults = faultsOf(sent.details)
      setStage(faults ? { name: 'faults', faults } : { name: 'failed' })
      return
    }
    setStage({ name: dry ? 'asked' : 'done', csv, answer: read(sent.body) })
    if (!dry) router.refresh()
  }
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) await send(await file.text(), true)
    // The same file may be chosen again once it is corrected.
    target.value = ''
  }
  return (
    <>
      <label className="bo-button" htmlFor={id}>
        {words.choose}
        <input id={id} type="file" accept=".csv,text/csv" className="bo-hidden" onChange={onFile} />
      </label>
      <div role="status">
        {stage?.name === 'busy' && words.busy}
        {stage?.name === 'failed' && words.failed}
        {stage?.name === 'done' && says.done(stage.answer)}
        {stage?.name === 'asked' && (
          <>
            {says.asked(stage.answer)}{' '}
            {isAny(stage.answer) && (
              <button
                type="button"
                className="bo-button bo-button--main"
                onClick={() => void send(stage.csv, false)}
              >
                {words.yes}
              </button>
            )}{' '}
            <button type="button" className="bo-button" onClick={() => setStage(null)}>
              {words.no}
            </button>
          </>
        )}
        {stage?.name === 'faults' && <Faults faults={stage.faults} says={says} />}
      </div>
    </>
  )
}
