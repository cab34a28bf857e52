'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLateTexts } from '@/components/late-texts'
import { Questions } from '../sheet'

/** How a sign is looked after, by the names of the answers. */
export type SignCare = 'brass' | 'plain' | 'wood'

interface LateQuestionsProps {
  /** The page's: no provider of texts stands around the sheet of a product. */
  locale: string
  care: SignCare
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
 * What is asked about a printed sign. All its colours travel with its page, which has no room for answers: they are fetched
 * when somebody comes near, into a place that is kept for them.
 */
export function LateQuestions(props: LateQuestionsProps) {
  const { ref, near } = useNear()
  return (
    <div ref={ref} className="min-h-50">
      {near && <Answers {...props} />}
    </div>
  )
}

function Answers({ locale, care }: LateQuestionsProps) {
  const questions = useLateTexts(locale, 'product')?.sign.sheet.questions
  if (!questions) return null
  const { hold, logo, care: looking } = questions
  return (
    <Questions
      title={questions.title}
      questions={[hold, logo, { question: looking.question, answer: looking[care] }]}
    />
  )
}
