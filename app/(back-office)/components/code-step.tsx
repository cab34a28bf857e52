'use client'
import { useState } from 'react'
import type { StepWords } from './second-step-words'
import { StepForm } from './step-form'

/** The code that the panel asks for after the password. */
export function CodeStep({ words, onIn }: { words: StepWords; onIn: () => void }) {
  const [message, setMessage] = useState<string | null>(null)
  const give = async ({ code }: { code: string }) => {
    const response = await fetch('/api/auth/staff/code', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    }).catch(() => null)
    if (response?.ok) return onIn()
    const byStatus: Record<number, string> = {
      400: words.wrong,
      401: words.wrong,
      410: words.ended,
      429: words.tooMany,
    }
    setMessage((response && byStatus[response.status]) ?? words.failed)
  }
  return (
    <StepForm words={words} asks={{ code: words.code }} send={words.logIn} message={message} onSend={give} />
  )
}
