'use client'
import { useState } from 'react'
import type { PictureSpec } from '@/lib/drawing/url'
import { ProductPicture } from './product-picture'

interface TurnStageProps {
  specOf: (step: number) => PictureSpec
  /** Pictures to a whole turn. */
  steps: number
  label: string
}

/** A product that is turned by a slider, which hands, keys and readers all know. */
export function TurnStage({ specOf, steps, label }: TurnStageProps) {
  const [step, setStep] = useState(0)
  // Those that were seen stay, so that turning back does not blink.
  const [seen, setSeen] = useState<readonly number[]>([0])
  const show = (wanted: number) => {
    setStep(wanted)
    if (!seen.includes(wanted)) setSeen([...seen, wanted])
  }
  return (
    <div className="size-full">
      {seen.map(known => (
        <span key={known} hidden={known !== step} className="absolute inset-0">
          <ProductPicture
            spec={specOf(known)}
            alt=""
            sizes="(min-width: 848px) 640px, 100vw"
            priority
            className="size-full object-contain"
          />
        </span>
      ))}
      <input
        type="range"
        min={0}
        max={steps - 1}
        value={step}
        aria-label={label}
        aria-valuetext={`${Math.round((360 * step) / steps)}°`}
        onChange={event => show(Number(event.target.value))}
        className="absolute inset-x-[20%] bottom-3 z-1 h-6 accent-(--action)"
      />
    </div>
  )
}
