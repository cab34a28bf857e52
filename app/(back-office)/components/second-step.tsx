'use client'
import { CodeStep } from './code-step'
import { OwnFactor } from './own-factor'
import { OwnPasskeys } from './own-passkeys'
import type { StepWords } from './second-step-words'

interface SecondStepProps {
  /** `code`: it is asked for; `new`: a second factor is set up before anything else; `own`: a logged-in person manages his own. */
  step: 'code' | 'new' | 'own'
  /** Where the calls about it are. */
  path: string
  words: StepWords
}

/** Loads the panel as a new document: another session changes all of it. */
const openPanel = () => window.location.assign('/admin')

async function goBack() {
  await fetch('/api/auth/staff/code', { method: 'DELETE' })
  window.location.assign('/admin/login')
}

/** The second step into the panel. */
export function SecondStep({ step, path, words }: SecondStepProps) {
  return (
    <main className="bo-step">
      <h1>{words.title}</h1>
      <p>{step === 'code' ? words.hint : words.text}</p>
      {step === 'code' ? (
        <CodeStep words={words} onIn={openPanel} />
      ) : (
        <OwnFactor path={path} isNew={step === 'new'} words={words} onKept={openPanel} />
      )}
      {step === 'own' && <OwnPasskeys words={words} />}
      <p>
        <button type="button" className="bo-link" onClick={step === 'own' ? openPanel : goBack}>
          {words.back}
        </button>
      </p>
    </main>
  )
}
