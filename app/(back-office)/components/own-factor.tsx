'use client'
import { useState } from 'react'
import { QrPicture } from '@/components/account/security/qr-picture'
import { type Factor, useFactor } from '@/components/account/use-factor'
import { type StepWords, wordsOf } from './second-step-words'
import { StepForm } from './step-form'

interface OwnFactorProps {
  path: string
  /** It is set up before anything else; the password was just given. */
  isNew: boolean
  words: StepWords
  /** The codes for paper were kept. */
  onKept: () => void
}

/** The second factor of one of the staff: set up, new codes for paper, switched off. */
export function OwnFactor({ path, isNew, words, onKept }: OwnFactorProps) {
  const factor = useFactor(path)
  if (factor.codes) return <PaperCodes codes={factor.codes} words={words} onKept={onKept} />
  if (!factor.factor) return null
  return factor.factor.since ? (
    <Change factor={factor} words={words} />
  ) : (
    <SetUp factor={factor} isNew={isNew} words={words} />
  )
}

const messageOf = ({ refused }: Factor, words: StepWords) => (refused ? wordsOf(refused, words) : null)

function SetUp({ factor, isNew, words }: { factor: Factor } & Pick<OwnFactorProps, 'isNew' | 'words'>) {
  const { setUp } = factor
  if (!setUp)
    return (
      <StepForm
        words={words}
        asks={{ password: !isNew }}
        send={isNew ? words.next : words.setUp}
        message={messageOf(factor, words)}
        onSend={({ password }) => factor.begin(password)}
      />
    )
  return (
    <>
      <p>{words.scan}</p>
      <QrPicture {...setUp.qr} label={words.picture} />
      <p>
        {words.typed} <code>{setUp.secret}</code>
      </p>
      <StepForm
        key="code"
        words={words}
        asks={{ code: words.first }}
        send={words.confirm}
        message={messageOf(factor, words)}
        onSend={({ code }) => factor.confirm(code)}
      />
    </>
  )
}

function Change({ factor, words }: { factor: Factor; words: StepWords }) {
  const [step, setStep] = useState<'renew' | 'remove' | null>(null)
  if (step)
    return (
      <StepForm
        words={words}
        asks={{ password: true, code: words.code }}
        send={words[step]}
        message={messageOf(factor, words)}
        onSend={step === 'renew' ? factor.renew : factor.remove}
      />
    )
  return (
    <>
      <p>
        <b>{words.on}</b>
      </p>
      <p className="bo-steps">
        <button type="button" className="bo-button" onClick={() => setStep('renew')}>
          {words.renew}
        </button>
        <button type="button" className="bo-button" onClick={() => setStep('remove')}>
          {words.remove}
        </button>
      </p>
    </>
  )
}

interface PaperCodesProps {
  codes: readonly string[]
  words: StepWords
  onKept: () => void
}

function PaperCodes({ codes, words, onKept }: PaperCodesProps) {
  const text = `${words.codesFor}\n\n${codes.join('\n')}\n`
  return (
    <>
      <h2>{words.codesTitle}</h2>
      <p>{words.codesText}</p>
      <ul className="bo-step__codes" aria-label={words.codesTitle}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className="bo-steps">
        <a
          className="bo-button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${words.file}.txt`}
        >
          {words.download}
        </a>
        <button type="button" className="bo-button" onClick={() => window.print()}>
          {words.print}
        </button>
        <button type="button" className="bo-button" onClick={onKept}>
          {words.kept}
        </button>
      </p>
    </>
  )
}
