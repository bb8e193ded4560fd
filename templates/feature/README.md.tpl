# {{name}}

What a member has put into their {{name}}.

- **Stream** `{{name}}-{subject}`, one a member.
- **Events** `AddedTo{{Name}}`, `RemovedFrom{{Name}}`.
- **Rules** `domain/{{name}}.decider.ts`: an item is in once; only what is in can be removed (404).
- **Commands** `commands/`: DTO, command and handler in one file each. **Query** `queries/own-{{name}}.ts`.
- **Read model** `own-{{name}}` (version 1): one document a member.
- **Routes** `GET` and `POST /api/{{name}}`, `DELETE /api/{{name}}/{item}`.
- **Public messages** none.
