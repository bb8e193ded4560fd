{{/* Labels of everything: what it is part of, and which release made it. */}}
{{- define "toile.labels" -}}
app.kubernetes.io/part-of: toile
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end }}

{{/* The image of a service of ours: (list $ "api"). */}}
{{- define "toile.image" -}}
{{- $root := index . 0 }}{{ $name := index . 1 }}{{ with $root.Values.image -}}
{{ with .registry }}{{ . }}/{{ end }}toile/{{ $name }}:{{ .tag | default $root.Chart.AppVersion }}{{ with get .digests $name }}@{{ . }}{{ end }}
{{- end }}
{{- end }}

{{/* Variables from the secret: (list $ "POSTGRES_URL" "KAFKA_PASSWORD?"); what ends in "?" may be missing. */}}
{{- define "toile.secrets" -}}
{{- $root := index . 0 }}
{{- range rest . }}
{{- $name := trimSuffix "?" . }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ $root.Values.secret.name }}
      key: {{ $name }}
      {{- if hasSuffix "?" . }}
      optional: true
      {{- end }}
{{- end }}
{{- end }}

{{/* What a pod may do: an ordinary user, no token of the cluster. */}}
{{- define "toile.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
{{- end }}

{{/* Of a pod that serves: (list $ "api"). */}}
{{- define "toile.serving" -}}
{{- $root := index . 0 }}{{ $name := index . 1 }}
# The service stops within 25 seconds; what is under way is finished first.
terminationGracePeriodSeconds: 40
{{ include "toile.pod" $root }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector: { matchLabels: { app: {{ $name }} } }
{{- with get $root.Values $name }}
{{- with .nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}
{{- end }}

{{- define "toile.container-security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* (list "internal" "/health/live" "/health/ready"): the process alone decides whether it is ended. */}}
{{- define "toile.probes" -}}
{{- $port := index . 0 }}{{ $alive := index . 1 }}{{ $ready := index . 2 }}
startupProbe:
  httpGet: { path: {{ $alive }}, port: {{ $port }} }
  periodSeconds: 2
  failureThreshold: 60
livenessProbe:
  httpGet: { path: {{ $alive }}, port: {{ $port }} }
  periodSeconds: 10
  timeoutSeconds: 5
  failureThreshold: 6
readinessProbe:
  httpGet: { path: {{ $ready }}, port: {{ $port }} }
  periodSeconds: 5
  timeoutSeconds: 3
{{- end }}

{{/* Pods are rolled when what they are told changes. */}}
{{- define "toile.checksum" -}}
checksum/settings: {{ toJson .Values.settings | sha256sum }}
{{- end }}

{{/* Annotations of a pod that is scraped: (list $ "4100"). A ServiceMonitor takes their place. */}}
{{- define "toile.scraped" -}}
{{- $root := index . 0 }}
{{- include "toile.checksum" $root }}
{{- if not $root.Values.serviceMonitor.enabled }}
prometheus.io/scrape: "true"
prometheus.io/port: {{ index . 1 | quote }}
{{- end }}
{{- end }}

{{- define "toile.rolling" -}}
strategy:
  type: RollingUpdate
  rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
{{- end }}

{{/* One pod may be taken at a time: (list $ "api"). */}}
{{- define "toile.disruption" -}}
{{- $root := index . 0 }}{{ $name := index . 1 }}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ $name }}
  labels: {{ include "toile.labels" $root | nindent 4 }}
spec:
  maxUnavailable: 1
  selector: { matchLabels: { app: {{ $name }} } }
{{- end }}

{{/* An autoscaler by processor: (list $ "web" "Deployment"). */}}
{{- define "toile.autoscaler" -}}
{{- $root := index . 0 }}{{ $name := index . 1 }}{{ $kind := index . 2 }}
{{- with (get $root.Values $name).autoscaling }}
{{- if .enabled }}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ $name }}
  labels: {{ include "toile.labels" $root | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: {{ $kind }}, name: {{ $name }} }
  minReplicas: {{ .minReplicas }}
  maxReplicas: {{ .maxReplicas }}
  metrics:
    - type: Resource
      resource: { name: cpu, target: { type: Utilization, averageUtilization: {{ .targetCpu }} } }
{{- end }}
{{- end }}
{{- end }}

{{/* Pods at the start; an autoscaler alone changes them afterwards. */}}
{{- define "toile.replicas" -}}
{{- $of := . }}
{{- if (get $of "autoscaling" | default dict).enabled }}{{ $of.autoscaling.minReplicas }}
{{- else if (get $of "keda" | default dict).enabled }}{{ $of.keda.minReplicas }}
{{- else }}{{ $of.replicas }}
{{- end }}
{{- end }}

{{/* What every service is told. */}}
{{- define "toile.settings" -}}
{{- $own := dict "API_URL" "http://api:4000" "INGEST_INTERNAL_URL" "http://ingest:4101" "AGGREGATOR_URL" "http://aggregator:4002" "INTERNAL_HOST" "0.0.0.0" }}
{{- range $name, $value := merge (dict) .Values.settings $own }}
{{ $name }}: {{ $value | toString | quote }}
{{- end }}
{{- end }}
