'use client'
import { useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { type PictureSpec, pictureSources } from '@/lib/design/drawing/url'

interface TurnStageProps {
  specOf: (step: number) => PictureSpec
  /** Pictures to a whole turn. */
  steps: number
  label: string
}

/** A product that is turned by a slider, which works by touch, keyboard and screen reader. */
export function TurnStage({ specOf, steps, label }: TurnStageProps) {
  const [step, setStep] = useState(0)
  // Every requested picture is kept; the last loaded one is shown until the next is loaded.
  const [asked, setAsked] = useState<readonly number[]>([0])
  const [arrived, setArrived] = useState<readonly number[]>([])
  const seen = arrived.includes(step) ? step : (arrived.at(-1) ?? 0)
  const turnTo = (wanted: number) => {
    setStep(wanted)
    if (!asked.includes(wanted)) setAsked([...asked, wanted])
  }
  return (
    <div className="size-full">
      {asked.map(known => (
        <img
          key={known}
          {...pictureSources(specOf(known), { sizes: '(min-width: 848px) 640px, 100vw' })}
          alt=""
          decoding="async"
          onLoad={() => setArrived(list => [...list.filter(other => other !== known), known])}
          className={classNames('absolute inset-0 size-full object-contain', known !== seen && 'invisible')}
        />
      ))}
      <input
        type="range"
        min={0}
        max={steps - 1}
        value={step}
        aria-label={label}
        aria-valuetext={`${Math.round((360 * step) / steps)}°`}
        onChange={event => turnTo(Number(event.target.value))}
        className="absolute inset-x-[20%] bottom-3 z-1 h-6 accent-(--action)"
      />
    </div>
  )
}
