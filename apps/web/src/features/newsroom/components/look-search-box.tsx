'use client';
import { useState } from 'react';
import fields from '../../../forms/fields.module.css';
import shows from './shows.module.css';

/** A search for looks amid another form, which Enter does not send. */
export function LookSearchBox(props: {
  label: string;
  hint: string;
  find: string;
  isPending: boolean;
  onFind: (said: string) => void;
}) {
  const [said, setSaid] = useState('');
  const find = () => {
    if (said.trim() !== '') props.onFind(said);
  };
  return (
    <>
      <label className={fields.field}>
        <span>{props.label}</span>
        <input
          type="search"
          value={said}
          maxLength={500}
          onChange={(event) => setSaid(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            find();
          }}
        />
        <small>{props.hint}</small>
      </label>
      <button
        type="button"
        className={shows.button}
        onClick={find}
        disabled={props.isPending || said.trim() === ''}
      >
        {props.find}
      </button>
    </>
  );
}
