'use client'

import { Component, type ReactNode } from 'react'

interface ShownProps {
  children: ReactNode
  /** The how-manieth page this is. */
  made: number
  failed: string
}

interface ShownState {
  isFailed: boolean
  made: number
}

/** What is written may be no page yet: then that is said, until the next one comes. */
export class ShownOrFailed extends Component<ShownProps, ShownState> {
  override state = { isFailed: false, made: this.props.made }

  static getDerivedStateFromError = () => ({ isFailed: true })

  static getDerivedStateFromProps = ({ made }: ShownProps, state: ShownState) =>
    made === state.made ? null : { isFailed: false, made }

  override render() {
    const { children, failed } = this.props
    return this.state.isFailed ? (
      <p role="status" className="p-6 text-center">
        {failed}
      </p>
    ) : (
      children
    )
  }
}
