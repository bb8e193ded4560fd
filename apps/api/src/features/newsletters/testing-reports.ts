import { BOUNCE_HEADER } from '../../kernel/mail/mailer.js';

/** Reports as servers of these makes write them, about a mail that was sent with `token`. */
export interface Report {
  token: string;
  /** Whom the server says it is about, which nobody believes. */
  to?: string;
  status?: string;
  action?: string;
}

const head = (token: string, to: string) => `Return-Path: <bounces+${token}@toile.example>
Received: from api.toile.example (api.toile.example [192.0.2.7])
	by mx.example (Postfix) with ESMTPS id 4F2A1; Tue, 24 Nov 2026 09:00:02 +0000 (UTC)
From: Toile <letters@toile.example>
To: ${to}
Message-ID: <0f3bd2cbb1c9a0d1e2f30415263748596a7b8c9d@toile.example>
${BOUNCE_HEADER}: ${token}
Subject: =?UTF-8?Q?L=E2=80=99essayage?=
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="--_NmP-1"
`;

/** Returned to the token's own address; the quoted head is a part of its own. */
export const postfix = ({ token, to = 'gone@reader.example', status = '5.1.1', action = 'failed' }: Report) =>
  `Return-Path: <>
Delivered-To: bounces+${token}@toile.example
Received: by mx.example (Postfix)
	id 5B1C03E4F; Tue, 24 Nov 2026 09:00:03 +0000 (UTC)
Date: Tue, 24 Nov 2026 09:00:03 +0000 (UTC)
From: MAILER-DAEMON@mx.example (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: bounces+${token}@toile.example
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
	boundary="4F2A13E4F.1764061203/mx.example"
Content-Transfer-Encoding: 8bit
Message-Id: <20261124090003.5B1C03E4F@mx.example>

This is a MIME-encapsulated message.

--4F2A13E4F.1764061203/mx.example
Content-Description: Notification
Content-Type: text/plain; charset=utf-8

This is the mail system at host mx.example.

<${to}>: host mx.reader.example[198.51.100.3] said: 550 5.1.1 <${to}>:
    Recipient address rejected: User unknown (in reply to RCPT TO command)

--4F2A13E4F.1764061203/mx.example
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example
X-Postfix-Queue-ID: 4F2A13E4F
X-Postfix-Sender: rfc822; bounces+${token}@toile.example
Arrival-Date: Tue, 24 Nov 2026 09:00:02 +0000 (UTC)

Final-Recipient: rfc822; ${to}
Original-Recipient: rfc822;${to}
Action: ${action}
Status: ${status}
Remote-MTA: dns; mx.reader.example
Diagnostic-Code: smtp; 550 ${status} <${to}>: Recipient address rejected:
    User unknown

--4F2A13E4F.1764061203/mx.example
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers
Content-Transfer-Encoding: 8bit

${head(token, to)}
--4F2A13E4F.1764061203/mx.example--
`;

/** To an address without the token, with a status of no detail, and the whole mail behind it. */
export const exim = ({ token, to = 'gone@reader.example' }: Report) => `Return-path: <>
Envelope-to: bounces@toile.example
Received: from Debian-exim by mail.example with local (Exim 4.96)
	id 1tEoXy-0001Ab-2C; Tue, 24 Nov 2026 09:00:04 +0000
X-Failed-Recipients: ${to}
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@mail.example>
To: bounces@toile.example
Content-Type: multipart/report; report-type=delivery-status; boundary=1764061204-eximdsn-804289383
MIME-Version: 1.0
Subject: Mail delivery failed: returning message to sender

--1764061204-eximdsn-804289383
Content-type: text/plain; charset=us-ascii

A message that you sent could not be delivered to one or more of its recipients.

--1764061204-eximdsn-804289383
Content-type: message/delivery-status

Reporting-MTA: dns; mail.example

Action: failed
Final-Recipient: rfc822;${to}
Status: 5.0.0
Remote-MTA: dns; mx.reader.example
Diagnostic-Code: smtp; 550-5.1.1 The email account that you tried to reach does not exist.\r
 550 5.1.1 Please try double-checking it.

--1764061204-eximdsn-804289383
Content-type: message/rfc822

${head(token, to)}
----_NmP-1
Content-Type: text/plain; charset=utf-8

Two pins.
----_NmP-1--

--1764061204-eximdsn-804289383--
`;

/** Long lines, HTML for people, a group of fields with odd ones, and CRLF everywhere. */
export const exchange = ({ token, to = 'gone@reader.example' }: Report) =>
  `From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@reader.example>
To: <BOUNCES+${token.toUpperCase()}@toile.example>
Date: Tue, 24 Nov 2026 09:00:05 +0000
Content-Type: multipart/report; report-type=delivery-status;
	boundary="_000_a1b2c3d4_"
Content-Language: en-US
Message-ID: <c7d1@AM0PR01MB0001.eurprd01.prod.exchangelabs.example>
Subject: Undeliverable: L'essayage
Auto-Submitted: auto-replied
MIME-Version: 1.0

--_000_a1b2c3d4_
Content-Type: multipart/alternative; differences=Content-Type;
	boundary="_001_a1b2c3d4_"

--_001_a1b2c3d4_
Content-Type: text/html; charset="us-ascii"
Content-Transfer-Encoding: quoted-printable

<p>Your message to <b>${to}</b> couldn't be delivered.</p>
--_001_a1b2c3d4_--

--_000_a1b2c3d4_
Content-Type: message/delivery-status

Reporting-MTA: dns;AM0PR01MB0001.eurprd01.prod.exchangelabs.example
Received-From-MTA: dns;mx.example
Arrival-Date: Tue, 24 Nov 2026 09:00:04 +0000
  
  
Final-Recipient: rfc822;${to}
Action: failed
Status: 5.1.10
Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup
X-Display-Name: Gone

--_000_a1b2c3d4_--
`.replaceAll(/\r?\n/g, '\r\n');

/** A full mailbox, the quoted mail without its words. */
export const gmail = ({
  token,
  to = 'full@reader.example',
}: Report) => `Delivered-To: bounces+${token}@toile.example
Return-Path: <>
From: Mail Delivery Subsystem <mailer-daemon@googlemail.example>
To: bounces+${token}@toile.example
Auto-Submitted: auto-replied
Subject: Delivery Status Notification (Failure)
References: <0f3bd2cbb1c9a0d1e2f30415263748596a7b8c9d@toile.example>
X-Failed-Recipients: ${to}
Content-Type: multipart/report; boundary="00000000000057b3a20627"; report-type=delivery-status
MIME-Version: 1.0

--00000000000057b3a20627
Content-Type: multipart/related; boundary="00000000000057b3a30628"

--00000000000057b3a30628
Content-Type: text/plain; charset="UTF-8"

** The recipient's inbox is out of storage space. **
--00000000000057b3a30628--
--00000000000057b3a20627
Content-Type: message/delivery-status

Reporting-MTA: dns; googlemail.example
Arrival-Date: Tue, 24 Nov 2026 01:00:05 -0800 (PST)
X-Original-Message-ID: <0f3bd2cbb1c9a0d1e2f30415263748596a7b8c9d@toile.example>

Final-Recipient: rfc822; ${to}
Action: failed
Status: 5.2.2
Remote-MTA: dns; gmail-smtp-in.l.google.example. (2001:db8::1b, the server for the domain reader.example.)
Diagnostic-Code: smtp; 552-5.2.2 The recipient's inbox is out of storage space and inactive.
 552 5.2.2 Please direct the recipient to support. - gsmtp
Last-Attempt-Date: Tue, 24 Nov 2026 01:00:06 -0800 (PST)

--00000000000057b3a20627
Content-Type: message/rfc822

${head(token, to)}
--00000000000057b3a20627--
`;

/** A complaint, whose reader the provider has blacked out. */
export const complaint = ({ token, action = 'abuse' }: Report) => `From: <fbl@provider.example>
Date: Tue, 24 Nov 2026 10:00:00 +0000
Subject: FW: L'essayage
To: <abuse@toile.example>
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report;
	boundary="part1_13d.2e68ed54_boundary"

--part1_13d.2e68ed54_boundary
Content-Type: text/plain; charset="US-ASCII"

This is an email abuse report for a message received from IP 192.0.2.7.

--part1_13d.2e68ed54_boundary
Content-Type: message/feedback-report

Feedback-Type: ${action}
User-Agent: SomeGenerator/1.0
Version: 1
Original-Mail-From: <bounces+${token}@toile.example>

--part1_13d.2e68ed54_boundary
Content-Type: message/rfc822
Content-Disposition: inline

${head(token, 'undisclosed-recipients:;')}
Two pins.
--part1_13d.2e68ed54_boundary--
`;
