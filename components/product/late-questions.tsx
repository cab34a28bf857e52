'use client'
import type { Messages } from 'next-intl'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLateTexts } from '@/components/use-late-texts'
import { Questions } from './sheet'

/** The care of a sign, by the names of the answers. */
export type SignCare = 'brass' | 'plain' | 'wood'

/** What is asked about a stamp. */
export type StampQuestion = Exclude<keyof Messages['product']['stampSheet']['questions'], 'title'>

interface LateQuestionsProps {
  /** The page's locale: the sheet of a product has no provider of texts. */
  locale: string
  /** For a sign, its care; for a stamp, its questions in this order. */
  about: { care: SignCare } | { asked: readonly StampQuestion[] }
}

/** Whether a reader has come near an element once. */
function useNear(): { ref: RefObject<HTMLDivElement | null>; near: boolean } {
  const ref = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '600px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, near }
}

/**
 * Questions about a stamp or a printed sign. Its page already carries all choices and texts, so it has no space for the answers: they are
 * fetched when the reader comes near, into a space that is reserved for them.
 */
export function LateQuestions(props: LateQuestionsProps) {
  const { ref, near } = useNear()
  return (
    <div ref={ref} className="min-h-50">
      {near && <Answers {...props} />}
    </div>
  )
}

function Answers({ locale, about }: LateQuestionsProps) {
  const texts = useLateTexts(locale, 'product')
  if (!texts) return null
  if ('asked' in about) {
    const { questions } = texts.stampSheet
    return <Questions title={questions.title} questions={about.asked.map(name => questions[name])} />
  }
  const { title, hold, logo, care } = texts.sign.sheet.questions
  const looking = { question: care.question, answer: care[about.care] }
  return <Questions title={title} questions={[hold, logo, looking]} />
}
