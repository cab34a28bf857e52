'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { connectScreenScale, useScreenScale } from '@/stores/screen-scale'

const CalibrationDialog = dynamic(() => import('./calibration-dialog').then(part => part.CalibrationDialog), {
  ssr: false,
})

interface CalibrationProps {
  /** What the link says before the screen was measured, and afterwards. */
  label: string
  againLabel: string
  className?: string
}

/** Whether this screen was measured. What is shown at its true size follows by itself, through `--mm`. */
export function useMeasured(): boolean {
  useEffect(() => connectScreenScale(), [])
  return useScreenScale(state => state.kept !== null)
}

/** The way to measure the screen with a bank card; the dialog is fetched when it is asked for. */
export function Calibration({ label, againLabel, className = 'link tap min-h-6 text-xs' }: CalibrationProps) {
  const measured = useMeasured()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {measured ? againLabel : label}
      </button>
      {open && <CalibrationDialog onClose={() => setOpen(false)} />}
    </>
  )
}
